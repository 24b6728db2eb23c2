import type * as z from 'zod/mini';
import type { MatchFormat } from '@/lib/contract/match-format';
import type { InningsCard, MatchInfo } from '@/lib/contract/match-info';
import type { Team } from '@/lib/domain/match/match';
import { toNames, type Names } from '@/lib/domain/match/player-names';
import { counted } from '@/lib/domain/match/result/match-result';
import { scorecardTeam } from '@/lib/domain/match/side/scorecard-team';
import type { Facts } from '@/lib/domain/prose/sentence';
import { ballsPerOver, inBalls } from '@/lib/domain/scorecard/balls-per-over';
import { isWicket } from '@/lib/domain/scorecard/dismissal';
import { isSuperOver } from '@/lib/domain/scorecard/innings-label';
import { figuresOf, maxWickets } from '@/lib/domain/scorecard/match-formats';
import { toPartnerships } from '@/lib/domain/scorecard/partnerships';
import { isSet, numeric, toText } from '@/lib/domain/scorecard/scalar';
import { ordinal } from '@/lib/ordinal';

type Card = z.infer<typeof InningsCard>;

/** An innings that was batted, with the facts of its sentences. */
export type ReportInnings = {
  /** The id of its comments. */
  id: string;
  side: 0 | 1;
  runs: number;
  end: 'open' | 'allOut' | 'declared';
  isSuperOver: boolean;
  /** Whether one batter, or one bowler, is ahead of all others. */
  isLed: { batting: boolean; bowling: boolean };
  facts: Facts;
};

type Context = { format: MatchFormat | null | undefined; teams: readonly [Team, Team] };

/** The innings of a scorecard in their order; those of unknown sides and without a total are left out. */
export function reportInnings(info: MatchInfo | null, context: Context): ReportInnings[] {
  const names = toNames(info);
  return (info?.Innings ?? []).flatMap((card, index) => {
    const side = scorecardTeam(toText(card.Battingteam), info, context.teams);
    const runs = numeric(card.Total);
    const balls = ballsOf(card, context);
    // A forfeited innings has no ball.
    if (side === null || runs === null || balls === 0) return [];
    const wickets = numeric(card.Wickets);
    const isDeclared = isSet(card.Declared);
    const isAllOut = wickets === maxWickets.innings;
    const batting = battersOf(card, names);
    const bowling = bowlersOf(card, names);
    return [
      {
        id: String(index + 1),
        side,
        runs,
        end: isAllOut
          ? ('allOut' as const)
          : isDeclared
            ? ('declared' as const)
            : ('open' as const),
        isSuperOver: isSuperOver(card, index),
        isLed: {
          batting: (batting[0]?.runs ?? 0) > (batting[1]?.runs ?? Infinity),
          bowling: (bowling[0]?.wickets ?? 0) > (bowling[1]?.wickets ?? Infinity),
        },
        facts: {
          'i.team': { text: context.teams[side].name },
          'i.others': { text: context.teams[side === 0 ? 1 : 0].name },
          'i.score': {
            text: isAllOut || wickets === null ? String(runs) : `${runs} for ${wickets}`,
          },
          ...oversFact(balls, card, context),
          ...targetFact(card),
          ...battingFacts(batting),
          ...bowlingFacts(bowling),
          ...standFacts(card, names),
          ...boundaryFacts(card),
          ...extrasFact(card),
        },
      },
    ];
  });
}

const ballsOf = (card: Card, { format }: Context): number | null =>
  numeric(card.Total_Balls_Bowled) ?? inBalls(toText(card.Overs), ballsPerOver(card, format));

function oversFact(balls: number | null, card: Card, { format }: Context): Facts {
  if (balls === null) return {};
  if (figuresOf(format).counts === 'balls') return { 'i.overs': { text: counted(balls, 'ball') } };
  const overs = toText(card.Overs)?.replace(/\.0$/, '');
  return overs === undefined
    ? {}
    : { 'i.overs': { text: overs === '1' ? '1 over' : `${overs} overs` } };
}

function targetFact(card: Card): Facts {
  const target = numeric(card.Target);
  return target !== null && target > 0 ? { 'i.target': { text: counted(target, 'run') } } : {};
}

type Batter = { name: string; runs: number; balls: number | null; isOut: boolean; hits: string };

/** Fewer are no performance that a report names. */
const leastRuns = 10;

function battersOf(card: Card, names: Names): Batter[] {
  return (card.Batsmen ?? [])
    .flatMap(line => {
      const name = names.player(String(line.Batsman));
      const runs = numeric(line.Runs);
      if (name === null || runs === null || runs < leastRuns) return [];
      const hits = hitsText(numeric(line.Fours), numeric(line.Sixes));
      return [
        { name, runs, balls: numeric(line.Balls), isOut: isWicket(toText(line.Howout)), hits },
      ];
    })
    .toSorted((a, b) => b.runs - a.runs || (a.balls ?? 0) - (b.balls ?? 0));
}

/** Fewer boundaries are not worth a sentence. */
const leastHits = 3;

/** '5 fours and 1 six'; '' for few, and where the scorecard does not state them. */
function hitsText(fours: number | null, sixes: number | null): string {
  if (fours === null || sixes === null || fours + sixes < leastHits) return '';
  const sixText = sixes === 1 ? '1 six' : `${sixes} sixes`;
  return [...(fours > 0 ? [counted(fours, 'four')] : []), ...(sixes > 0 ? [sixText] : [])].join(
    ' and ',
  );
}

function battingFacts([first, second]: readonly Batter[]): Facts {
  return {
    ...(first && {
      'i.bat': { text: first.name },
      'i.bat.score': { text: batterScore(first) },
      ...(first.hits && { 'i.bat.hits': { text: first.hits } }),
    }),
    ...(second && {
      'i.bat2': { text: second.name },
      'i.bat2.score': { text: batterScore(second) },
    }),
  };
}

const batterScore = ({ runs, balls, isOut }: Batter): string =>
  `${runs}${isOut ? '' : ' not out'}${balls === null ? '' : ` from ${counted(balls, 'ball')}`}`;

type Bowler = { name: string; wickets: number; runs: number };

function bowlersOf(card: Card, names: Names): Bowler[] {
  return (card.Bowlers ?? [])
    .flatMap(line => {
      const name = names.player(String(line.Bowler));
      const [wickets, runs] = [numeric(line.Wickets), numeric(line.Runs)];
      return name === null || !wickets || runs === null ? [] : [{ name, wickets, runs }];
    })
    .toSorted((a, b) => b.wickets - a.wickets || a.runs - b.runs);
}

function bowlingFacts([first, second]: readonly Bowler[]): Facts {
  const figures = ({ wickets, runs }: Bowler) => `${counted(wickets, 'wicket')} for ${runs}`;
  return {
    ...(first && {
      'i.bowl': { text: first.name },
      'i.bowl.figures': { text: figures(first) },
    }),
    ...(second && {
      'i.bowl2': { text: second.name },
      'i.bowl2.figures': { text: figures(second) },
    }),
  };
}

/** Fewer runs are no partnership that a report names. */
const leastStand = 20;

function standFacts(card: Card, names: Names): Facts {
  const [largest, next] = toPartnerships(card, names).toSorted((a, b) => b.runs - a.runs);
  if (!largest || largest.runs < leastStand || largest.runs === next?.runs) return {};
  const [one, other] = largest.batters;
  const unbroken = largest.isUnbroken ? ', unbroken,' : '';
  return {
    'i.stand': { text: `${one.name} and ${other.name}` },
    'i.stand.runs': { text: `${counted(largest.runs, 'run')}${unbroken}` },
    'i.stand.wicket': { text: ordinal(largest.wicket) },
  };
}

function boundaryFacts(card: Card): Facts {
  const lines = card.Batsmen ?? [];
  const sum = (values: (number | null)[]) =>
    values.reduce((total, value) => (total === null || value === null ? null : total + value), 0);
  const batted = lines.filter(line => numeric(line.Runs) !== null);
  const text = hitsText(
    sum(batted.map(line => numeric(line.Fours))),
    sum(batted.map(line => numeric(line.Sixes))),
  );
  return batted.length > 0 && text !== '' ? { 'i.hits': { text } } : {};
}

function extrasFact(card: Card): Facts {
  const kinds = [card.Byes, card.Legbyes, card.Wides, card.Noballs, card.Penalty].map(numeric);
  const known = kinds.filter(kind => kind !== null);
  const extras =
    numeric(card.Extras) ??
    (known.length >= 4 ? known.reduce((total, kind) => total + kind, 0) : null);
  return extras !== null && extras > 0 ? { 'i.extras': { text: counted(extras, 'run') } } : {};
}
