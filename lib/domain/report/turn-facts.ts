import type { OverChance } from '@/lib/contract/commentary';
import type { MatchFormat } from '@/lib/contract/match-format';
import { wholePercent } from '@/lib/domain/forecast/chance-text';
import type { Facts } from '@/lib/domain/prose/sentence';
import { figuresOf } from '@/lib/domain/scorecard/match-formats';
import { ordinal } from '@/lib/ordinal';
import type { ReportInnings } from './innings-facts';

/** Moves of fewer points are no turn. */
const leastPoints = 8;
/** Causes are texts of the host. */
const longestCause = 120;
/** A winner who was never below the second, or was below the first, is worth a sentence. */
const lowChance = 0.35;
const safeChance = 0.4;

type Turn = { points: number; over: string; team: string; cause: string };

/** How a match turned; the facts of `turn`, `next` and `low` where there are such. */
export type ReportTurns = {
  facts: Facts;
  turn: 'for' | 'against' | null;
  next: 'for' | 'against' | null;
  /** Whether the winner was ever far behind, or never; null in between, and without a winner. */
  low: 'low' | 'ahead' | null;
};

const none: ReportTurns = { facts: {}, turn: null, next: null, low: null };

type Source = {
  innings: readonly ReportInnings[];
  chances: ReadonlyMap<string, readonly OverChance[]>;
  format: MatchFormat | null | undefined;
  winner: 0 | 1 | null;
  /** Whether the last ball decided: a draw or the end of play moves the chances without one. */
  isDecided: boolean;
};

/** Empty unless the chances cover every over: an unknown over may have had the largest change. */
export function reportTurns({ innings, chances, format, winner, isDecided }: Source): ReportTurns {
  const played = innings
    .filter(({ isSuperOver }) => !isSuperOver)
    .map(one => ({ ...one, overs: chances.get(one.id) ?? [] }));
  if (played.length === 0 || !played.every(({ overs }) => isWhole(overs))) return none;
  const placed = played.flatMap(({ overs, ...one }) =>
    overs.map(chance => ({ ...chance, ...one, over: overText(chance.over, one, format) })),
  );
  const turns = (isDecided ? placed : placed.slice(0, -1))
    .flatMap(({ move, over, facts }): Turn[] => {
      const isTurn = move && Math.abs(move.points) >= leastPoints;
      if (!isTurn || move.cause.length > longestCause) return [];
      return [{ ...move, over, team: facts['i.team']?.text ?? '' }];
    })
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const [turn, next] = turns;
  const lowest =
    winner === null
      ? null
      : (placed
          .slice(0, -1)
          .map(({ sides, over }) => ({ chance: sides[winner], over }))
          .toSorted((a, b) => a.chance - b.chance)[0] ?? null);
  const low =
    lowest === null || lowest.chance >= safeChance
      ? lowest && 'ahead'
      : lowest.chance <= lowChance
        ? 'low'
        : null;
  return {
    turn: turn ? directionOf(turn) : null,
    next: turn && next ? directionOf(next) : null,
    low,
    facts: {
      ...(turn && turnFacts('turn', turn)),
      ...(next && turnFacts('next', next)),
      ...(lowest && {
        'low.over': { text: lowest.over },
        'low.chance': { text: `${wholePercent(lowest.chance)}\u00a0%` },
      }),
    },
  };
}

const isWhole = (overs: readonly OverChance[]): boolean =>
  overs.length > 0 && overs.every(({ over }, index) => over === index + 1);

/** 'the 17th over of Ferns'; 'of the innings' where the team is not known. */
function overText(over: number, { facts }: ReportInnings, format: Source['format']): string {
  const unit = figuresOf(format).counts === 'balls' ? 'set of balls' : 'over';
  return `the ${ordinal(over)} ${unit} of ${facts['i.team']?.text ?? 'the innings'}`;
}

const directionOf = ({ points }: Turn) => (points > 0 ? 'for' : 'against');

const turnFacts = (id: string, { over, team, cause, points }: Turn): Facts => ({
  [`${id}.over`]: { text: over },
  [`${id}.team`]: { text: team },
  [`${id}.cause`]: { text: cause },
  [`${id}.points`]: { text: `${Math.abs(points)} points` },
});
