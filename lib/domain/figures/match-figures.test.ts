import type { MatchInfo } from '@/lib/contract/match-info';
import { recordFormats, type MatchRecord } from '@/api/demo/records/record';
import { matchInfoOf } from '@/api/demo/scorecard/replay-scorecard';
import { allRecords, recordNamed, walkedRecords } from '@/tests/fixtures/all-records';
import { countDeliveries } from '@/tests/fixtures/results/count-deliveries';
import { finishedReplay } from '@/tests/fixtures/finished-replay';
import { matchFigures, type PlayerMatch } from './match-figures';

const figuresOf = (record: MatchRecord): PlayerMatch[] =>
  matchFigures(matchInfoOf(finishedReplay(record)), recordFormats[record.format]);

/** In the words of the count from deliveries; nothing is left out that it has. */
const inCountedWords = ({ batting, bowling }: PlayerMatch) => ({
  bat: batting.map(({ runs, balls, fours, sixes, isOut }) => ({
    ...{ runs, balls, fours, sixes, outs: isOut ? 1 : 0 },
  })),
  bowl: bowling.map(({ balls, runs, wickets }) => ({ balls, runs, wickets })),
});

describe('figures of a match', () => {
  test.each(walkedRecords)('are those of its deliveries: %s', (_title, record) => {
    const counted = countDeliveries(record);
    const figures = figuresOf(record);

    for (const player of figures) {
      const innings = counted.get(player.id) ?? [];
      const bats = innings.filter(({ bat }) => 'runs' in bat || 'outs' in bat);
      const bowls = innings.filter(({ bowl }) => 'runs' in bowl);
      expect([player.name, inCountedWords(player)]).toEqual([
        player.name,
        {
          bat: bats.map(({ bat }) => ({
            ...{ runs: 0, balls: 0, fours: 0, sixes: 0, outs: 0 },
            ...bat,
          })),
          bowl: bowls.map(({ bowl }) => bowl),
        },
      ]);
    }
    const known = new Set(figures.map(({ id }) => id));
    expect([...counted.keys()].filter(id => !known.has(id))).toEqual([]);
  });

  test('credit catches and stumpings to those who made them, and none to substitutes', () => {
    const [, record] = allRecords[0] ?? [];
    if (!record) throw new Error('There is no record.');
    const held = new Map<number, number>();
    for (const [, , bowler, , special] of record.innings.flatMap(({ overs }) => overs.flat()))
      for (const { kind, fielders = [] } of special?.out ?? []) {
        const by = kind === 'caught and bowled' ? bowler : fielders[0];
        if (!['caught', 'caught and bowled'].includes(kind) || typeof by !== 'number') continue;
        held.set(by, (held.get(by) ?? 0) + 1);
      }
    const catches = new Map(figuresOf(record).map(({ id, fielding }) => [id, fielding?.catches]));

    expect(held.size).toBeGreaterThan(0);
    for (const [person, count] of held)
      expect(catches.get(record.people[person]?.id ?? '')).toBe(count);
    expect([...catches.values()].reduce((sum = 0, count = 0) => sum + count, 0)).toBe(
      [...held.values()].reduce((sum, count) => sum + count, 0),
    );
  });

  test('leave super overs out', () => {
    const [, record] =
      allRecords.find(([, { innings }]) => innings.some(({ superOver }) => superOver)) ?? [];
    if (!record) throw new Error('No record has a super over.');
    expect(Math.max(...figuresOf(record).map(({ batting }) => batting.length))).toBe(1);
  });
});

const card = (line: object, team: object = {}): MatchInfo => ({
  Innings: [{ Number: 'First', Battingteam: '1', Batsmen: [{ Batsman: '7', ...line }] }],
  Teams: { 1: { Name_Full: 'Ferns', Players: { 7: { Name_Full: 'R. Vale' } }, ...team } },
});

describe('a line of a scorecard', () => {
  test.each([
    [
      { Runs: '12', Balls: '9', Howout: 'not out' },
      { runs: 12, balls: 9, isOut: false },
    ],
    [
      { Runs: 0, Howout: 'run out' },
      { runs: 0, balls: null, isOut: true },
    ],
    [
      { Runs: '4', Howout: 'retired hurt' },
      { runs: 4, isOut: false },
    ],
    [
      { Runs: '4', Howout: 'Retired - out' },
      { runs: 4, isOut: true },
    ],
    [{ Runs: '-3', Howout: 'b Sen' }, null],
    [{ Runs: '', Howout: 'did not bat' }, null],
    [{ Runs: '0', Howout: 'absent hurt' }, null],
    [{ Runs: '1e3', Howout: 'b Sen' }, { runs: 1000 }],
    [{ Runs: 'many', Howout: 'b Sen' }, null],
  ])('%j is %j', (line, expected) => {
    const [player] = matchFigures(card(line));
    expect(player?.batting).toEqual(expected ? [expect.objectContaining(expected)] : []);
  });

  test('of a host that sends lists of players has no one to belong to', () => {
    const info: MatchInfo = { ...card({ Runs: '12' }), Teams: [{ Name_Full: 'Ferns' }] };
    expect(matchFigures(info)).toEqual([]);
  });
});

test('a World Cup final has the figures of the real match', () => {
  const figures = figuresOf(recordNamed('1415755'));
  const named = (name: string) => figures.find(player => player.name === name);

  // India v South Africa, Bridgetown, 29 June 2024.
  expect(named('V Kohli')).toMatchObject({
    batting: [{ runs: 76, balls: 59, fours: 6, sixes: 2, isOut: true }],
  });
  expect(named('JJ Bumrah')?.bowling).toEqual([{ balls: 24, maidens: 0, runs: 18, wickets: 2 }]);
});
