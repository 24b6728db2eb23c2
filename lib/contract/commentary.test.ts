import * as z from 'zod';
import { realFiles } from '@/tests/fixtures/real-feed';
import { wireCommentary, wireComments } from '@/tests/fixtures/wire/wire-commentary';
import { Commentary, CommentaryItem } from './commentary';
import { parseResponse } from './validation/parse';

describe('commentary', () => {
  it('keeps the order, repeated labels and texts between balls', () => {
    const { data, dropped } = parseResponse(Commentary, wireCommentary());

    expect(dropped).toEqual([]);
    expect(data[0]?.total).toBe(46);
    expect(data[0]?.items.map(({ Id, Over }) => `${Id}@${String(Over)}`)).toEqual([
      '46@6.2',
      '45@6.2',
      '44@6.1',
      '43@',
      '42@5.6',
    ]);
  });

  it('keeps the summary at the end of an over', () => {
    const { data } = parseResponse(Commentary, wireCommentary());

    const summary = data[0]?.items.at(-1)?.Summary;
    expect(summary).toMatchObject({ Over: '6', Score: '55/1' });
    expect(summary?.Batsmen?.[0]).toMatchObject({ Batsman: '402', Runs: '28' });
    expect(summary?.Bowlers?.[0]).toMatchObject({ Bowler: '701', Wickets: '1' });
  });

  it.each([[true], ['1'], ['true']])('accepts %p as a flag', flag => {
    const { data } = parseResponse(CommentaryItem, { Id: 1, Iswicket: flag });

    expect(data.Iswicket).toBe(flag);
  });

  it('drops a comment without an id, which could not be replaced later', () => {
    const nameless = { Over: '1.1', Commentary: 'No id.' };
    const [newest, ...others] = wireComments();

    const { data, dropped } = parseResponse(Commentary, [
      { id: 1, items: [newest, nameless, ...others] },
    ]);

    expect(data[0]?.items).toHaveLength(5);
    expect(dropped.map(({ path }) => path)).toEqual(['0.items.1']);
  });

  it('reads an invalid summary as missing and keeps the comment', () => {
    const { data } = parseResponse(CommentaryItem, {
      Id: '1',
      Commentary: 'Over.',
      Summary: 'n/a',
    });

    expect(data).toEqual({ Id: '1', Commentary: 'Over.' });
  });
});

it('drops an invalid line of a summary and keeps the summary', () => {
  const Summary = { Score: '55/1', Batsmen: [{ Batsman: '402' }, 'n/a'], Bowlers: 'n/a' };

  const { data, dropped } = parseResponse(CommentaryItem, { Id: '1', Summary });

  expect(data.Summary).toEqual({ Score: '55/1', Batsmen: [{ Batsman: '402' }] });
  expect(dropped.map(({ path }) => path)).toEqual(['Summary.Batsmen.1']);
});

const files = realFiles('si', /\.commentary_\d+\.json$/);
const real = files.length > 0 ? it.each(files) : it.skip.each([{ name: 'not at hand', text: '' }]);

real('reads every comment of the real file $name', ({ text }) => {
  const given = z
    .object({ InningNo: z.string(), Commentary: z.array(z.unknown()) })
    .parse(JSON.parse(text));

  const { data, dropped } = parseResponse(Commentary, [
    { id: given.InningNo, items: given.Commentary },
  ]);

  const items = data[0]?.items ?? [];
  expect(dropped).toEqual([]);
  expect(items).toHaveLength(given.Commentary.length);
  expect(items.filter(({ Summary }) => Summary?.Score).length).toBeGreaterThan(0);
  expect(new Set(items.map(({ Id }) => Id)).size).toBe(items.length);
});
