import type { CommentaryInnings, CommentaryItem } from '@/lib/contract/commentary';
import { commentarySoFar } from '@/api/demo/commentary/replay-commentary';
import { recordFormats, type MatchRecord } from '@/api/demo/records/record';
import { matchInfoOf } from '@/api/demo/scorecard/replay-scorecard';
import { sum } from '@/lib/domain/figures/batting';
import { matchFigures } from '@/lib/domain/figures/match-figures';
import { allRecords, recordNamed, walkedRecords } from '@/tests/fixtures/all-records';
import { countMatchUps } from '@/tests/fixtures/results/count-deliveries';
import { finishedReplay } from '@/tests/fixtures/finished-replay';
import { ballFigures } from './ball-figures';

type Comments = readonly CommentaryInnings[];

function figuresOf(record: MatchRecord, change = (comments: Comments) => comments) {
  const replay = finishedReplay(record);
  const comments = change(commentarySoFar(replay));
  return ballFigures(matchInfoOf(replay), comments, recordFormats[record.format]);
}

const figuresOfFirst = (change: (item: CommentaryItem) => CommentaryItem[]) =>
  figuresOf(final, comments =>
    comments.map(innings => ({
      ...innings,
      items: innings.items.flatMap(item => (item.Over === '0.1' ? change(item) : [item])),
    })),
  );

// India v South Africa, Bridgetown, 29 June 2024.
const final = recordNamed('1415755');

test.each(walkedRecords)('match-ups are those of the deliveries: %s', (_title, record) => {
  const figures = figuresOf(record);
  const found = (figures?.matchUps ?? []).map(
    ({ batter, bowler, balls, runs, dismissals }): [string, number[]] => [
      `${batter} ${bowler}`,
      [balls, runs, dismissals],
    ],
  );

  expect(new Map(found)).toEqual(countMatchUps(record));
});

test.each(walkedRecords)('phases add up to the innings of each player: %s', (_title, record) => {
  const { phases = new Map<string, never[]>() } = figuresOf(record) ?? {};
  if (recordFormats[record.format] === 'multi-day') return expect([...phases]).toEqual([]);
  const players = matchFigures(matchInfoOf(finishedReplay(record)), recordFormats[record.format]);

  for (const { id, name, batting, bowling } of players) {
    const of = phases.get(id) ?? [];
    expect([
      name,
      sum(of.map(one => one.batting.runs)),
      sum(of.map(one => one.batting.balls)),
      sum(of.map(one => one.batting.outs)),
      sum(of.map(one => one.bowling.runs)),
      sum(of.map(one => one.bowling.balls)),
      sum(of.map(one => one.bowling.wickets)),
    ]).toEqual([
      name,
      sum(batting.map(one => one.runs)),
      sum(batting.map(one => one.balls ?? 0)),
      batting.filter(one => one.isOut).length,
      sum(bowling.map(one => one.runs)),
      sum(bowling.map(one => one.balls)),
      sum(bowling.map(one => one.wickets)),
    ]);
  }
});

test('every ball of every match is known', () => {
  const incomplete = allRecords.filter(([, record]) => figuresOf(record) === null);
  expect(incomplete.map(([title]) => title)).toEqual([]);
});

test('a World Cup final has the phases of the real match', () => {
  const { phases } = figuresOf(final) ?? {};
  const ofName = (name: string) => {
    const person = final.people.find(one => one.name === name);
    return phases?.get(person?.id ?? '')?.map(({ phase, bowling }) => [phase, bowling]);
  };

  // He bowled the overs 2, 4, 16 and 18.
  expect(ofName('JJ Bumrah')).toEqual([
    ['powerplay', expect.objectContaining({ balls: 12 })],
    ['middle', expect.objectContaining({ balls: 6 })],
    ['death', expect.objectContaining({ balls: 6 })],
  ]);
});

test.each<[string, (item: CommentaryItem) => CommentaryItem[]]>([
  ['a ball is missing', () => []],
  ['a ball is there twice', item => [item, { ...item, Id: 'again' }]],
  ['a ball has other runs', item => [{ ...item, Runs: '6', Batsman_Runs: '6' }]],
  ['a ball has no bowler', ({ Bowler: _, ...item }) => [item]],
  ['a ball has no batter', ({ Batsman: _, ...item }) => [item]],
  ['a ball is of another batter', item => [{ ...item, Batsman: 'nobody' }]],
])('nothing is stated where %s', (_title, change) => {
  expect(figuresOfFirst(item => [item])).not.toBeNull();
  expect(figuresOfFirst(change)).toBeNull();
});

test('nothing is stated of a match without comments', () => {
  expect(figuresOf(final, () => [])).toBeNull();
  expect(ballFigures({}, [])).toBeNull();
});
