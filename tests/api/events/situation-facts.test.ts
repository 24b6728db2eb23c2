/** @jest-environment node */
import type { Delivery, MatchRecord } from '@/api/demo/records/record';
import { ballCount } from '@/api/demo/records/record';
import { advance, startReplay } from '@/api/demo/replay/replay';
import { commentarySoFar } from '@/api/demo/commentary/replay-commentary';
import { matchInfoOf } from '@/api/demo/scorecard/replay-scorecard';
import { toCommentary } from '@/lib/domain/commentary/commentary';
import { recentBalls } from '@/lib/domain/scorecard/recent-balls';
import { toNames } from '@/lib/domain/match/player-names';
import { winChanceLabel } from '@/lib/domain/forecast/win-chance-fact';
import { toScorecard } from '@/lib/domain/scorecard/scorecard';
import { walkedRecords } from '@/tests/fixtures/all-records';
import {
  countRecord,
  runsOf,
  type BowlingCount,
  type InningsCount,
} from '@/tests/fixtures/record-count';

/** The strip is compared with the record every `stride` balls, and at the end of every innings. */
const stride = 41;

describe('the situation strip', () => {
  it.each(walkedRecords)('the situation strip matches the balls of %s', (_, record) => {
    let replay = startReplay(record, { startTime: 0 });
    const ends = inningsEnds(record);
    for (let ball = 1; ball <= ballCount(record); ball += 1) {
      replay = advance(replay);
      if (ball % stride !== 0 && !ends.has(ball)) continue;
      const counted = endedAtTarget(record, countRecord(record, ball));
      const info = matchInfoOf(replay);
      const { facts, atCrease, best } = toScorecard(info).situation;

      const counts = facts.filter(({ label }) => label !== winChanceLabel);
      const shown = Object.fromEntries(counts.map(({ label, value }) => [label, value]));
      expect([ball, shown]).toEqual([ball, factsOf(record, counted)]);
      expect([ball, atCrease]).toEqual([ball, creaseOf(record, counted.at(-1))]);
      expect([ball, best]).toEqual([ball, bestOf(record, counted.at(-1))]);
      const comments = toCommentary([...commentarySoFar(replay)], toNames(info));
      const deliveries = counted.at(-1)?.deliveries ?? [];
      const balls = recentBalls(comments);
      expect(balls.length).toBeGreaterThanOrEqual(Math.min(8, deliveries.length));
      expect([ball, balls.map(({ comment }) => comment.ball)]).toEqual([
        ball,
        deliveries.slice(-balls.length).map(chipOf),
      ]);
    }
  });
});

function inningsEnds({ innings }: MatchRecord): Set<number> {
  const ends = new Set<number>();
  innings.reduce((sum, { overs }) => {
    ends.add(sum + overs.flat().length);
    return sum + overs.flat().length;
  }, 0);
  return ends;
}

/** A chase that rain ends is over at its revised target. */
function endedAtTarget(record: MatchRecord, counted: InningsCount[]): InningsCount[] {
  const target = targetOf(record, counted);
  return counted.map((innings, index) =>
    index === counted.length - 1 && target !== null && innings.runs >= target
      ? { ...innings, isOver: true }
      : innings,
  );
}

function factsOf(record: MatchRecord, counted: InningsCount[]): Record<string, string> {
  const now = counted.at(-1);
  if (!now) return {};
  const { ballsPerOver } = record;
  // In hundredths, because 9.825 as a float rounds down.
  const rate = (runs: number, balls: number) =>
    (Math.round((runs * ballsPerOver * 100) / balls) / 100).toFixed(2);
  const target = targetOf(record, counted);
  const limit = limitOf(record, counted);
  const left = limit === null ? null : limit - now.balls;
  const hasRate = now.balls > 0;
  const facts: Record<string, string | null> = {
    CRR: hasRate ? rate(now.runs, now.balls) : null,
    Target: target === null ? null : String(target),
  };
  if (now.isOver) {
    const batting = [...now.batting.values()];
    const sum = (of: 'runs' | 'fours' | 'sixes') => batting.reduce((all, one) => all + one[of], 0);
    facts['Fours'] = batting.length === 0 ? null : String(sum('fours'));
    facts['Sixes'] = batting.length === 0 ? null : String(sum('sixes'));
    facts['Extras'] = String(now.runs - sum('runs'));
  } else {
    facts['RRR'] = target !== null && left ? rate(target - now.runs, left) : null;
    facts['Balls left'] = left === null ? null : String(left);
    const last = now.partnerships.at(-1);
    const pair = last?.down === now.wickets ? last : { runs: 0, balls: 0 };
    facts['Partnership'] = `${pair.runs} (${pair.balls})`;
  }
  const fall = now.falls.at(-1);
  const out = fall && now.batting.get(fall.player);
  facts['Last wicket'] =
    fall && out
      ? `${record.people[fall.player]?.name} ${out.runs} (${out.balls}), ${fall.runs}/${now.falls.length}`
      : now.falls.length === 0
        ? 'None yet'
        : null;
  return Object.fromEntries(
    Object.entries(facts).flatMap(([label, value]) => (value === null ? [] : [[label, value]])),
  );
}

/**
 * Runs to win, of the record where it states them; in a Test's last innings and a second super over
 * the others' lead plus one.
 */
function targetOf(record: MatchRecord, counted: InningsCount[]): number | null {
  const at = counted.length - 1;
  const now = counted[at];
  const target = record.innings[at]?.target?.runs;
  if (!now || at === 0) return null;
  if (target !== undefined && !now.superOver) return target;
  const before = counted.slice(0, at).filter(innings => innings.superOver === now.superOver);
  const isLast = now.superOver ? before.length % 2 === 1 : record.overs === null ? at === 3 : true;
  if (!isLast) return null;
  return before.reduce((lead, { team, runs }) => lead + (team === now.team ? -runs : runs), 1);
}

function limitOf(record: MatchRecord, counted: InningsCount[]): number | null {
  const source = record.innings[counted.length - 1];
  if (source?.superOver) return record.ballsPerOver;
  if (record.overs === null) return null;
  return source?.target?.balls ?? record.overs * record.ballsPerOver;
}

function creaseOf(record: MatchRecord, now: InningsCount | undefined) {
  if (!now || now.isOver) return [];
  const nameOf = (player: number) => record.people[player]?.name;
  const inOrder = [...new Set([...now.batting.keys(), ...now.crease])];
  const batters = inOrder.filter(player => now.crease.includes(player));
  const bowling = now.bowler === null ? undefined : now.bowling.get(now.bowler);
  return [
    ...batters.map(player => ({
      name: nameOf(player),
      figures: `${now.batting.get(player)?.runs ?? 0} (${now.batting.get(player)?.balls ?? 0})`,
      role: player === now.crease[0] ? 'striker' : 'batter',
    })),
    ...(bowling && now.bowler !== null
      ? [
          {
            name: nameOf(now.bowler),
            figures: figuresOf(record, bowling),
            role: 'bowler',
          },
        ]
      : []),
  ];
}

function bestOf(record: MatchRecord, now: InningsCount | undefined) {
  if (!now?.isOver) return [];
  const nameOf = (player: number) => record.people[player]?.name;
  const batters = [...now.batting].toSorted(([, a], [, b]) => b.runs - a.runs || a.balls - b.balls);
  const bowlers = [...now.bowling].toSorted(
    ([, a], [, b]) => b.wickets - a.wickets || a.runs - b.runs,
  );
  return [
    ...batters.slice(0, 2).map(([player, { runs, balls }], index) => ({
      label: index === 0 ? 'Top scorer' : 'Next best',
      name: nameOf(player),
      figures: `${runs} (${balls})`,
    })),
    ...bowlers.slice(0, 1).map(([player, bowling]) => ({
      label: 'Best bowler',
      name: nameOf(player),
      figures: figuresOf(record, bowling),
    })),
  ];
}

const figuresOf = (record: MatchRecord, bowling: BowlingCount): string =>
  [overs(bowling.balls, record.ballsPerOver), bowling.maidens, bowling.runs, bowling.wickets].join(
    '-',
  );

function overs(balls: number, perOver: number): string {
  const rest = balls % perOver;
  return rest === 0 ? String(balls / perOver) : `${Math.floor(balls / perOver)}.${rest}`;
}

/** The text of a ball's badge. */
function chipOf(delivery: Delivery): string {
  const special = delivery[4];
  const isOut = (special?.out ?? []).some(
    ({ kind }) => !kind.startsWith('retired h') && kind !== 'retired not out',
  );
  if (isOut) return 'W';
  const runs = String(runsOf(delivery));
  if (special?.wd) return runs === '1' ? 'wd' : `${runs}wd`;
  if (special?.nb) return runs === '1' ? 'nb' : `${runs}nb`;
  if (special?.b) return `${runs}b`;
  return special?.lb ? `${runs}lb` : runs;
}
