import { allRecords, walkedRecords } from '@/tests/fixtures/all-records';
import { finishedReplay } from '@/tests/fixtures/finished-replay';
import type { MatchRecord, RecordInnings } from '@/api/demo/records/record';
import { ballCount } from '@/api/demo/records/record';
import { advance, isFinished, replayAt, startReplay } from './replay';
import { matchInfoOf } from '@/api/demo/scorecard/replay-scorecard';

const startTime = 1_763_700_000;
const sum = (values: Iterable<unknown>) =>
  [...values].reduce<number>((all, one) => all + Number(one), 0);

/** The finished scorecard, parsed like any host's, with each innings and its balls. */
function cards(record: MatchRecord) {
  const info = matchInfoOf(finishedReplay(record));
  return (info.Innings ?? []).map((card, index) => {
    const source = record.innings[index];
    if (!source) throw new Error('more cards than innings');
    return {
      card,
      source,
      batsmen: (card.Batsmen ?? []).filter(line => line.Runs !== ''),
      bowlers: card.Bowlers ?? [],
      balls: source.overs.flat(),
    };
  });
}

const legalBalls = (innings: RecordInnings) =>
  innings.overs.flat().filter(([, , , , special]) => !special?.wd && !special?.nb).length;

const notOut = ['not out', 'retired hurt', 'retired not out'];
const uncredited = [
  'run out',
  'retired out',
  'obstructing the field',
  'timed out',
  'handled the ball',
];

describe.each(walkedRecords)('%s', (_, record) => {
  it("has batters' runs and extras that sum to the total of every innings, on every ball", () => {
    const misses: number[] = [];

    let replay = startReplay(record, { startTime });
    while (!isFinished(replay)) {
      replay = advance(replay);
      const now = replay.innings.at(-1);
      const batterRuns = sum(now?.batters.map(batter => batter.runs) ?? []);
      if (batterRuns + sum(Object.values(now?.extras ?? {})) !== now?.runs)
        misses.push(replay.ball);
    }

    expect(misses).toEqual([]);
  });

  it('has a total that is the sum of the runs of its balls', () => {
    for (const { card, source, balls } of cards(record)) {
      const extras = balls.flatMap(([, , , , special]) => {
        const { wd = 0, nb = 0, b = 0, lb = 0, pen = 0 } = special ?? {};
        return [wd, nb, b, lb, pen];
      });
      const penalty = (source.penalty?.pre ?? 0) + (source.penalty?.post ?? 0);
      expect(Number(card.Total)).toBe(sum(balls.map(ball => ball[3])) + sum(extras) + penalty);
    }
  });

  it("has bowlers' runs, byes, leg byes and penalties that sum to the total", () => {
    for (const { card, bowlers } of cards(record)) {
      const others = sum([card.Byes, card.Legbyes, card.Penalty]);
      expect(sum(bowlers.map(bowler => bowler.Runs)) + others).toBe(Number(card.Total));
      expect(sum(bowlers.map(bowler => bowler.Wides))).toBe(Number(card.Wides));
    }
  });

  it('has the same wickets in balls, batting, bowling and fall of wickets', () => {
    for (const { card, batsmen, bowlers, balls } of cards(record)) {
      const kinds = balls.flatMap(([, , , , special]) => (special?.out ?? []).map(out => out.kind));
      const wickets = kinds.filter(kind => !notOut.includes(kind)).length;
      const bowlersOwn = kinds.filter(kind => !notOut.includes(kind) && !uncredited.includes(kind));
      const dismissed = batsmen.filter(({ Howout }) => !notOut.includes(String(Howout)));

      expect(Number(card.Wickets)).toBe(wickets);
      expect(dismissed).toHaveLength(wickets);
      expect(card.FallofWickets).toHaveLength(wickets);
      expect(sum(bowlers.map(bowler => bowler.Wickets))).toBe(bowlersOwn.length);
    }
  });

  it('has the same overs and legal balls in balls, innings and bowling', () => {
    for (const { card, source, bowlers, batsmen, balls } of cards(record)) {
      const missed = sum(
        Object.values(source.miscounted ?? {}).map(balls => record.ballsPerOver - balls),
      );
      const counted = legalBalls(source) + missed;
      const [overs = 0, rest = 0] = String(card.Overs).split('.').map(Number);

      expect(Number(card.Total_Balls_Bowled)).toBe(counted);
      expect(overs * record.ballsPerOver + rest).toBe(counted);
      const bowlerBalls = bowlers.map(({ Overs }) => {
        const [completeOvers = 0, part = 0] = String(Overs).split('.').map(Number);
        return completeOvers * record.ballsPerOver + part;
      });
      expect(sum(bowlerBalls)).toBe(counted);
      expect(sum(batsmen.map(batsman => batsman.Balls))).toBe(
        balls.filter(([, , , , special]) => !special?.wd).length,
      );
    }
  });

  it('has a target of the first total plus one, unless a method states another', () => {
    const [first, second] = cards(record);
    if (record.overs === null || !first || !second) return;

    const isRevised = record.outcome.method !== undefined;

    expect(Number(second.card.Target) === Number(first.card.Total) + 1).toBe(!isRevised);
  });

  it('ends with the result of the record', () => {
    const { outcome } = record;
    const main = cards(record).filter(({ source }) => !source.superOver);
    const superOvers = cards(record).filter(({ source }) => source.superOver);
    const last = main.at(-1)?.card;
    const totalOf = (team: string | undefined) =>
      sum(main.flatMap(({ card }) => (card.Battingteam === team ? card.Total : [])));
    const [home, away] = record.teams.map(({ id }) => id);
    const winner = outcome.winner === null ? null : record.teams[outcome.winner].id;
    const loser = winner === home ? away : home;

    if (outcome.result === 'won' && winner !== null) {
      const lead = totalOf(winner) - totalOf(loser);
      const revised = Number(last?.Target) - 1 - Number(last?.Total);
      if (last?.Battingteam === winner) {
        expect(Number(last.Total)).toBeGreaterThanOrEqual(Number(last.Target));
        // Rain that ends a chase leaves the winner ahead of the revised target.
        expect(outcome.by).toEqual(
          outcome.method && outcome.by?.runs
            ? { runs: -revised }
            : { wickets: 10 - Number(last.Wickets) },
        );
      } else expect(outcome.by?.runs).toBe(outcome.method ? revised : lead);
    }
    if (outcome.result === 'tie') expect(totalOf(home)).toBe(totalOf(away));
    if (outcome.decider === 'super over') {
      const [first, second] = superOvers.slice(-2).map(({ card }) => card);
      const best = Number(first?.Total) > Number(second?.Total) ? first : second;
      expect(best?.Battingteam).toBe(winner);
    }
    if (outcome.result === 'draw' || outcome.result === 'no result') expect(winner).toBeNull();
  });

  it('does not change earlier states when it advances', () => {
    const middle = replayAt(record, Math.floor(ballCount(record) / 2), { startTime });
    const before = JSON.stringify(middle);
    const advanced = advance(middle);
    const next = JSON.stringify(advanced);

    let replay = advanced;
    while (!isFinished(replay)) replay = advance(replay);

    // Compared as text: a deep comparison of every ball takes seconds.
    expect(JSON.stringify(middle) === before).toBe(true);
    expect(JSON.stringify(advance(middle)) === next).toBe(true);
    expect(advance(replay)).toBe(replay);
  });
});

it('there are at least 120 matches of every kind that the site shows', () => {
  const records = allRecords.map(([, record]) => record);

  expect(records.length).toBeGreaterThanOrEqual(120);
  expect(new Set(records.map(({ type }) => type))).toEqual(
    new Set(['T20', 'T20I', 'ODI', 'List A', 'Test', 'First-class', 'The Hundred']),
  );
  expect(new Set(records.map(({ gender }) => gender))).toEqual(new Set(['male', 'female']));
  expect(new Set(records.map(({ outcome }) => outcome.result))).toEqual(
    new Set(['won', 'tie', 'draw', 'no result']),
  );
  expect(records.some(({ outcome }) => outcome.decider === 'super over')).toBe(true);
  expect(records.some(({ outcome }) => outcome.method === 'D/L')).toBe(true);
  expect(records.every(({ credit }) => credit.includes('Cricsheet'))).toBe(true);
});
