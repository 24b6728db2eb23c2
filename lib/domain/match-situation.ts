import type * as z from 'zod/mini';
import type { InningsCard } from '@/lib/contract/match-info';
import { ballsPerOver, inBalls } from './balls-per-over';
import { toExtras } from './extras';
import { bowlingFigures, runsAndBalls } from './figures';
import { toBest, type Best } from './innings-best';
import type { Names } from './player-names';
import { filled, isSet, numeric } from './stat';

export type Fact = { label: string; value: string };

export type AtCrease = {
  name: string;
  /** 'runs (balls)' of a batter, 'overs-maidens-runs-wickets' of the bowler. */
  figures: string;
  role: 'striker' | 'batter' | 'bowler';
};

/** What the latest innings comes down to; who is in the middle or, once it is over, who did best. */
export type Situation = { facts: Fact[]; atCrease: AtCrease[]; best: Best[] };

type Card = z.infer<typeof InningsCard>;

const allOut = 10;

/**
 * Current and required run rate, target, balls left, partnership and last wicket, each only when
 * the scorecard has what it takes; of an innings that is over what stays true and what it came to,
 * in as much room, so that a break moves nothing of the page below.
 */
export function toSituation(card: Card | undefined, names: Names): Situation {
  if (!card) return { facts: [], atCrease: [], best: [] };
  const perOver = ballsPerOver(card);
  const total = numeric(card.Total);
  const bowled = numeric(card.Total_Balls_Bowled) ?? inBalls(filled(card.Overs), perOver);
  const allotted = numeric(card.AllotedBalls);
  const target = numeric(card.Target);
  const left = allotted === null || bowled === null ? null : Math.max(0, allotted - bowled);
  const needed = target === null || total === null ? null : target - total;
  const isOver = isInningsOver(card) || left === 0 || (needed !== null && needed <= 0);

  const facts: [string, string | null][] = [
    ['CRR', total === null || !bowled ? null : rate(total, bowled, perOver)],
    ['RRR', isOver || needed === null || !left ? null : rate(needed, left, perOver)],
    ['Target', target === null ? null : String(target)],
    ['Balls left', isOver || left === null ? null : String(left)],
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

/** All out, declared, or nobody is in though somebody was. */
function isInningsOver({ Wickets, Declared, Batsmen }: Card): boolean {
  if (numeric(Wickets) === allOut || isSet(Declared)) return true;
  const hasBegun = (Batsmen ?? []).some(line => filled(line.Balls) !== null);
  return hasBegun && !Batsmen?.some(line => isSet(line.Isbatting));
}

const rate = (runs: number, balls: number, perOver: number): string =>
  ((runs / balls) * perOver).toFixed(2);

/** 'runs (balls)' of the pair at the crease. */
const partnership = ({ Partnership_Current: pair }: Card): string | null =>
  runsAndBalls(pair?.Runs, pair?.Balls);

/** What is told once no ball can change it. */
function outcome(card: Card): [string, string | null][] {
  const extras = toExtras(card);
  return [
    ['Fours', boundaries(card, 'Fours')],
    ['Sixes', boundaries(card, 'Sixes')],
    ['Extras', extras === null ? null : String(extras.total)],
  ];
}

function boundaries({ Batsmen }: Card, kind: 'Fours' | 'Sixes'): string | null {
  const told = (Batsmen ?? []).flatMap(line => numeric(line[kind]) ?? []);
  return told.length === 0 ? null : String(told.reduce((sum, one) => sum + one, 0));
}

/** 'Tam O'Shea 28 (18), 55/1': who fell last, with what, and the score at it. */
function lastWicket(card: Card, names: Names): string | null {
  const { FallofWickets: falls, Batsmen, Wickets } = card;
  const fall = falls?.at(-1);
  // So that the facts stand where they will when one falls.
  if (!fall) return numeric(Wickets) === 0 ? 'None yet' : null;
  const name = names.player(String(fall.Batsman));
  if (name === null) return null;
  const line = Batsmen?.find(one => String(one.Batsman) === String(fall.Batsman));
  const own = runsAndBalls(line?.Runs, line?.Balls);
  const score = filled(fall.Score);
  const wicket = filled(fall.Wicket_No) ?? String(falls?.length);
  return `${name}${own ? ` ${own}` : ''}${score ? `, ${score}/${wicket}` : ''}`;
}

/** Those who are in, in batting order, so that they do not change places with every single. */
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
  const line = Bowlers?.find(one => isSet(one.Isbowlingnow));
  const name = line ? names.player(String(line.Bowler)) : null;
  const figures = line ? bowlingFigures(line) : null;
  return name === null || figures === null ? [] : [{ name, figures, role: 'bowler' }];
}
