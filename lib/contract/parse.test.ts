import * as z from 'zod';
import { ContractError } from './contract-error';
import { parseAnswer } from './parse';

const Team = z.object({ name: z.string(), players: z.array(z.object({ id: z.number() })) });
const Answer = z.object({ count: z.number(), teams: z.array(Team) });

const team = (name: unknown, ...ids: unknown[]) => ({ name, players: ids.map(id => ({ id })) });

describe('parseAnswer', () => {
  it('ignores unknown keys', () => {
    const { data, dropped } = parseAnswer(Answer, { count: 1, teams: [], colour: 'red' });

    expect(data).toEqual({ count: 1, teams: [] });
    expect(dropped).toEqual([]);
  });

  it('drops a list element that does not fit and keeps the rest', () => {
    const { data, dropped } = parseAnswer(Answer, {
      count: 3,
      teams: [team('Ashford'), team(7), team('Brindle')],
    });

    expect(data.teams.map(({ name }) => name)).toEqual(['Ashford', 'Brindle']);
    expect(dropped).toEqual([{ path: 'teams.1', reason: expect.stringMatching(/^name: /) }]);
  });

  it('drops the innermost element, so that one bad player does not cost the team', () => {
    const { data, dropped } = parseAnswer(Answer, {
      count: 2,
      teams: [team('Ashford', 1, 'two', 3), team('Brindle', 4)],
    });

    expect(data.teams[0]?.players).toEqual([{ id: 1 }, { id: 3 }]);
    expect(data.teams[1]?.players).toEqual([{ id: 4 }]);
    expect(dropped.map(({ path }) => path)).toEqual(['teams.0.players.1']);
  });

  it('names a bad element once when something in it does not fit either', () => {
    const { data, dropped } = parseAnswer(Answer, {
      count: 2,
      teams: [team(7, 'one'), team('Brindle', 4)],
    });

    expect(data.teams.map(({ name }) => name)).toEqual(['Brindle']);
    expect(dropped.map(({ path }) => path)).toEqual(['teams.0']);
  });

  it('drops an element that is null or of another kind', () => {
    const { data, dropped } = parseAnswer(Answer, {
      count: 4,
      teams: [null, team('Ashford'), 'Brindle', []],
    });

    expect(data.teams).toHaveLength(1);
    expect(dropped.map(({ path }) => path)).toEqual(['teams.0', 'teams.2', 'teams.3']);
  });

  it('works on a list at the root', () => {
    const { data, dropped } = parseAnswer(z.array(Team), [team('Ashford'), 5]);

    expect(data).toHaveLength(1);
    expect(dropped.map(({ path }) => path)).toEqual(['1']);
  });

  it('names places in the answer as it came, although faults show in several rounds', () => {
    // The check across all rows runs only once every cell has the right shape.
    const Rows = z.object({ rows: z.array(z.array(z.number())) }).superRefine(({ rows }, check) => {
      rows.forEach((row, at) =>
        row.forEach((cell, column) => {
          if (cell < 0)
            check.addIssue({ code: 'custom', path: ['rows', at, column], message: 'negative' });
        }),
      );
    });

    const { data, dropped } = parseAnswer(Rows, {
      rows: [['x', -1], 'gone', [2, 'x', -3, 4], 'gone', [-5, 6]],
    });

    expect(data.rows).toEqual([[], [2, 4], [6]]);
    expect(dropped.map(({ path }) => path)).toEqual([
      'rows.0.0',
      'rows.1',
      'rows.2.1',
      'rows.3',
      'rows.0.1',
      'rows.2.2',
      'rows.4.0',
    ]);
  });

  it('reports a reason that names the field within the element', () => {
    const { dropped } = parseAnswer(Answer, { count: 1, teams: [team('Ashford', 'one')] });

    expect(dropped[0]?.reason).toMatch(/^id: .*number/i);
  });

  it.each([
    ['null', null],
    ['text', 'down for maintenance'],
    ['a list for an object', []],
    ['a missing field', { teams: [] }],
    ['a list field that is none', { count: 1, teams: 'none' }],
  ])('throws ContractError when the root does not fit: %s', (_, answer) => {
    expect(() => parseAnswer(Answer, answer)).toThrow(ContractError);
  });

  it('does not change the answer it was given', () => {
    const answer = { count: 1, teams: [team('Ashford', 'one')] };
    const before = structuredClone(answer);

    parseAnswer(Answer, answer);

    expect(answer).toEqual(before);
  });
});
