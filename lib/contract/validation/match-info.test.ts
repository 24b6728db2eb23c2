import * as z from 'zod';
import { realFiles } from '@/tests/fixtures/real-feed';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';
import { MatchInfo } from '@/lib/contract/match-info';
import { parseResponse } from './parse';

const read = (answer: unknown) => parseResponse(MatchInfo, answer);

describe('a scorecard', () => {
  it('keeps numbers as the strings that were sent, and distinguishes 0 from empty', () => {
    const { data, dropped } = read(wireMatchInfo());

    const [first, second] = data.Innings ?? [];
    expect(dropped).toEqual([]);
    expect(first?.Total).toBe('117');
    expect(first?.Batsmen?.[0]?.Runs).toBe('0');
    expect(second?.Batsmen?.[1]?.Runs).toBe('');
    expect(second?.Batsmen?.[0]?.Isonstrike).toBe(true);
    expect(second?.Batsmen?.[1]?.Isonstrike).toBeUndefined();
  });

  it('finds teams and players by their ids', () => {
    const { data } = read(wireMatchInfo());

    const teams = z.record(z.string(), z.object({ Name_Full: z.string() })).parse(data.Teams);
    expect(teams['40']?.Name_Full).toBe('Ferns');
    expect(data.Matchdetail?.Team_Home).toBe('40');
  });

  it('reads a part of another type as missing and keeps the rest', () => {
    const { data } = read(
      wireMatchInfo({ Teams: 'soon', Innings: [{ Total: { runs: 5 }, Wickets: '1', Bowlers: 3 }] }),
    );

    expect(data.Teams).toBeUndefined();
    expect(data.Innings?.[0]).toMatchObject({ Wickets: '1' });
    expect(data.Innings?.[0]?.Total).toBeUndefined();
    expect(data.Matchdetail?.Status).toBe('Play in Progress');
  });

  it('drops an invalid innings and keeps the others', () => {
    const { data, dropped } = read(wireMatchInfo({ Innings: ['rain', { Total: '9' }] }));

    expect(data.Innings).toEqual([{ Total: '9' }]);
    expect(dropped.map(({ path }) => path)).toEqual(['Innings.0']);
  });

  it('parses an empty scorecard: a match that has not begun', () => {
    expect(read({}).data).toEqual({});
  });
});

const files = realFiles('si', /\.scorecard\.json$/);
const real = files.length > 0 ? it.each(files) : it.skip.each([{ name: 'not at hand', text: '' }]);

real('reads the real file $name and loses no line of it', ({ text }) => {
  const answer: unknown = JSON.parse(text);

  const { data, dropped } = read(answer);

  const given = z
    .object({ Innings: z.array(z.object({ Batsmen: z.array(z.unknown()), Total: z.string() })) })
    .parse(answer);
  expect(dropped).toEqual([]);
  expect(data.Innings?.map(innings => innings.Total)).toEqual(given.Innings.map(i => i.Total));
  expect(data.Innings?.map(innings => innings.Batsmen?.length)).toEqual(
    given.Innings.map(innings => innings.Batsmen.length),
  );
  expect(data.Matchdetail?.Match?.StartDate).toEqual(expect.any(String));
  expect(Object.keys(data.Teams ?? {})).toHaveLength(2);
});
