import * as z from 'zod';
import { ContractError } from './contract-error';
import { parseResponse } from './parse';

const Team = z.object({ name: z.string(), players: z.array(z.object({ id: z.number() })) });
const Answer = z.object({ count: z.number(), teams: z.array(Team) });

const team = (name: unknown, ...ids: unknown[]) => ({ name, players: ids.map(id => ({ id })) });

describe('parseResponse', () => {
  it('ignores unknown keys', () => {
    const { data, dropped } = parseResponse(Answer, { count: 1, teams: [], colour: 'red' });

    expect(data).toEqual({ count: 1, teams: [] });
    expect(dropped).toEqual([]);
  });

  it('drops an invalid list element and keeps the rest', () => {
    const { data, dropped } = parseResponse(Answer, {
      count: 3,
      teams: [team('Ashford'), team(7), team('Brindle')],
    });

    expect(data.teams.map(({ name }) => name)).toEqual(['Ashford', 'Brindle']);
    expect(dropped).toEqual([{ path: 'teams.1', reason: expect.stringMatching(/^name: /) }]);
  });

  it('drops the innermost element, so that one invalid player does not remove the team', () => {
    const { data, dropped } = parseResponse(Answer, {
      count: 2,
      teams: [team('Ashford', 1, 'two', 3), team('Brindle', 4)],
    });

    expect(data.teams[0]?.players).toEqual([{ id: 1 }, { id: 3 }]);
    expect(data.teams[1]?.players).toEqual([{ id: 4 }]);
    expect(dropped.map(({ path }) => path)).toEqual(['teams.0.players.1']);
  });

  it('reports an invalid element once when a part of it is invalid too', () => {
    const { data, dropped } = parseResponse(Answer, {
      count: 2,
      teams: [team(7, 'one'), team('Brindle', 4)],
    });

    expect(data.teams.map(({ name }) => name)).toEqual(['Brindle']);
    expect(dropped.map(({ path }) => path)).toEqual(['teams.0']);
  });

  it('drops an element that is null or of another type', () => {
    const { data, dropped } = parseResponse(Answer, {
      count: 4,
      teams: [null, team('Ashford'), 'Brindle', []],
    });

    expect(data.teams).toHaveLength(1);
    expect(dropped.map(({ path }) => path)).toEqual(['teams.0', 'teams.2', 'teams.3']);
  });

  it('accepts a list at the root', () => {
    const { data, dropped } = parseResponse(z.array(Team), [team('Ashford'), 5]);

    expect(data).toHaveLength(1);
    expect(dropped.map(({ path }) => path)).toEqual(['1']);
  });

  it('reports paths of the original response, although issues appear in several rounds', () => {
    // The check across all rows runs only after every cell has the right type.
    const Rows = z.object({ rows: z.array(z.array(z.number())) }).superRefine(({ rows }, check) => {
      rows.forEach((row, index) =>
        row.forEach((cell, column) => {
          if (cell < 0)
            check.addIssue({ code: 'custom', path: ['rows', index, column], message: 'negative' });
        }),
      );
    });

    const { data, dropped } = parseResponse(Rows, {
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
    const { dropped } = parseResponse(Answer, { count: 1, teams: [team('Ashford', 'one')] });

    expect(dropped[0]?.reason).toMatch(/^id: .*number/i);
  });

  it.each([
    ['null', null],
    ['text', 'down for maintenance'],
    ['a list for an object', []],
    ['a missing field', { teams: [] }],
    ['a list field of another type', { count: 1, teams: 'none' }],
  ])('throws ContractError when the root is invalid: %s', (_, answer) => {
    expect(() => parseResponse(Answer, answer)).toThrow(ContractError);
  });

  it('does not change the given response', () => {
    const answer = { count: 1, teams: [team('Ashford', 'one')] };
    const before = structuredClone(answer);

    parseResponse(Answer, answer);

    expect(answer).toEqual(before);
  });
});
