import type * as z from 'zod/mini';
import type { MatchFormat } from '@/lib/contract/match-format';
import type { InningsCard } from '@/lib/contract/match-info';
import { ballsPerOver, inBalls } from '@/lib/domain/scorecard/balls-per-over';
import { toExtras } from '@/lib/domain/scorecard/extras';
import { bowlingFigures, runsAndBalls } from '@/lib/domain/scorecard/format-figures';
import { toBest, type Best } from '@/lib/domain/scorecard/innings-best';
import { maxWickets } from '@/lib/domain/scorecard/match-formats';
import { rateText } from '@/lib/domain/scorecard/rate';
import type { Names } from './player-names';
import { toText, isSet, numeric } from '@/lib/domain/scorecard/scalar';

export type Fact = { label: string; value: string };

export type AtCrease = {
  name: string;
  /** 'runs (balls)' of a batter, 'overs-maidens-runs-wickets' of the bowler. */
  figures: string;
  role: 'striker' | 'batter' | 'bowler';
};

/** The state of the latest innings; who is at the crease or, once it is over, its best players. */
export type Situation = { facts: Fact[]; atCrease: AtCrease[]; best: Best[] };

type Card = z.infer<typeof InningsCard>;

/**
 * Current and required run rate, target, balls left, partnership and last wicket, each only when
 * the scorecard has the data; for an innings that is over its result, in the same space, so that a
 * break moves nothing on the page below.
 */
export function toSituation(
  card: Card | undefined,
  names: Names,
  format?: MatchFormat | null,
): Situation {
  if (!card) return { facts: [], atCrease: [], best: [] };
  const perOver = ballsPerOver(card, format);
  const total = numeric(card.Total);
  const bowled = numeric(card.Total_Balls_Bowled) ?? inBalls(toText(card.Overs), perOver);
  const allotted = numeric(card.AllotedBalls);
  const target = numeric(card.Target);
  const ballsLeft = allotted === null || bowled === null ? null : Math.max(0, allotted - bowled);
  const runsNeeded = target === null || total === null ? null : target - total;
  const isOver = isInningsOver(card) || ballsLeft === 0 || (runsNeeded !== null && runsNeeded <= 0);

  const facts: [string, string | null][] = [
    ['CRR', total === null || !bowled ? null : rateText(total, bowled, perOver)],
    [
      'RRR',
      isOver || runsNeeded === null || !ballsLeft ? null : rateText(runsNeeded, ballsLeft, perOver),
    ],
    ['Target', target === null ? null : String(target)],
    ['Balls left', isOver || ballsLeft === null ? null : String(ballsLeft)],
    ['Partnership', isOver ? null : partnership(card)],
    ...(isOver ? outcome(card) : []),
    ['Last wicket', lastWicket(card, names)],
  ];
  return {
    facts: facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
    atCrease: isOver ? [] : [...batters(card, names), ...bowler(card, names)],
    best: isOver ? toBest(card, names) : [],
  };
}

/** All out, declared, or no batter at the crease after the start. */
function isInningsOver({ Wickets, Declared, Batsmen }: Card): boolean {
  if (numeric(Wickets) === maxWickets.innings || isSet(Declared)) return true;
  const hasBegun = (Batsmen ?? []).some(line => toText(line.Balls) !== null);
  return hasBegun && !Batsmen?.some(line => isSet(line.Isbatting));
}

/** 'runs (balls)' of the pair at the crease. */
const partnership = ({ Partnership_Current: pair }: Card): string | null =>
  runsAndBalls(pair?.Runs, pair?.Balls);

/** The facts that no further ball can change. */
function outcome(card: Card): [string, string | null][] {
  const extras = toExtras(card);
  return [
    ['Fours', boundaries(card, 'Fours')],
    ['Sixes', boundaries(card, 'Sixes')],
    ['Extras', extras === null ? null : String(extras.total)],
  ];
}

function boundaries({ Batsmen }: Card, kind: 'Fours' | 'Sixes'): string | null {
  const counts = (Batsmen ?? []).flatMap(line => numeric(line[kind]) ?? []);
  return counts.length === 0 ? null : String(counts.reduce((sum, one) => sum + one, 0));
}

/** 'Tam O'Shea 28 (18), 55/1': the last batter out with his score, and the total at that time. */
function lastWicket(card: Card, names: Names): string | null {
  const { FallofWickets: falls, Batsmen, Wickets } = card;
  const fall = falls?.at(-1);
  // The fact has its place before the first wicket falls.
  if (!fall) return numeric(Wickets) === 0 ? 'None yet' : null;
  const name = names.player(String(fall.Batsman));
  if (name === null) return null;
  const line = Batsmen?.find(batsman => String(batsman.Batsman) === String(fall.Batsman));
  const batterFigures = runsAndBalls(line?.Runs, line?.Balls);
  const score = toText(fall.Score);
  const wicket = toText(fall.Wicket_No) ?? String(falls?.length);
  return `${name}${batterFigures ? ` ${batterFigures}` : ''}${score ? `, ${score}/${wicket}` : ''}`;
}

/**
 * The batters at the crease in batting order, so that they do not swap places with every single.
 */
function batters({ Batsmen }: Card, names: Names): AtCrease[] {
  return (Batsmen ?? [])
    .filter(line => isSet(line.Isbatting))
    .flatMap(line => {
      const name = names.player(String(line.Batsman));
      const figures = runsAndBalls(line.Runs, line.Balls);
      const role = isSet(line.Isonstrike) ? ('striker' as const) : ('batter' as const);
      return name === null || figures === null ? [] : [{ name, figures, role }];
    });
}

function bowler({ Bowlers }: Card, names: Names): AtCrease[] {
  const line = Bowlers?.find(bowler => isSet(bowler.Isbowlingnow));
  const name = line ? names.player(String(line.Bowler)) : null;
  const figures = line ? bowlingFigures(line) : null;
  return name === null || figures === null ? [] : [{ name, figures, role: 'bowler' }];
}
