import type { WireBackground } from '@/lib/contract/background';
import type { EndedMatch, PlayedMatch, WireMatchUp } from '@/lib/contract/figures';
import type { MatchFormat } from '@/lib/contract/match-format';
import type { GroundFormat } from '@/lib/domain/figures/ground-figures';
import { leastGroundMatches } from '@/lib/domain/figures/ground';
import { leastMatchUpBalls } from '@/lib/domain/figures/player';
import { playedTeams, yearsOf, type Side } from '@/lib/domain/figures/player-figures';
import type { Match } from '@/lib/domain/match/match';
import { sideResult } from './side-result';

/** Which matches figures are of; `years` is null where their days are not known. */
export type Covered = { matches: number; years: { first: string; last: string } | null };

/** How often each result came about; matches whose end is not known are in none. */
export type ResultCounts = {
  won: number;
  lost: number;
  tied: number;
  drawn: number;
  noResult: number;
};

export type SideForm = {
  side: Side;
  covers: Covered;
  /** At most five, newest first. */
  newest: EndedMatch[];
  /** Of the newest. */
  results: ResultCounts;
};

export type MeetingsOfFormat = ResultCounts & { format: MatchFormat | null; matches: number };

export type Meetings = {
  covers: Covered;
  newest: EndedMatch[];
  /** From the view of the first side. */
  formats: MeetingsOfFormat[];
};

export type GroundBefore = {
  slug: string;
  name: string;
  covers: Covered;
  formats: GroundFormat[];
};

/** What is known before a match, without what too few matches would show. */
export type Background = {
  /** Of the sides that have any. */
  form: SideForm[];
  meetings: Meetings | null;
  ground: GroundBefore | null;
  matchUps: WireMatchUp[];
};

/** Ended matches that a side must have for its form. */
export const leastFormMatches = 3;
const shownMatchUps = 3;

/** Leaves out of an answer what is of less than the stated minimum. Definitions: docs/figures.md. */
export function toBackground(wire: WireBackground, { teams }: Pick<Match, 'teams'>): Background {
  const { form, meetings, ground, match_ups: matchUps } = wire;
  const formats = (ground?.formats ?? []).filter(({ matches }) => matches >= leastGroundMatches);
  return {
    form: form.flatMap((of, team) => {
      const side = teams[team === 0 ? 0 : 1];
      return of.newest.length < leastFormMatches ? [] : [toForm(of, side)];
    }),
    meetings:
      meetings.newest.length === 0
        ? null
        : {
            covers: coveredBy(meetings),
            newest: meetings.newest,
            formats: meetings.formats.map(({ format, no_result: noResult, ...counts }) => ({
              ...counts,
              format: format ?? null,
              noResult,
            })),
          },
    ground:
      ground && formats.length > 0
        ? {
            slug: ground.slug,
            name: ground.name,
            covers: coveredBy(ground),
            formats: formats.map(toGroundFormat),
          }
        : null,
    matchUps: matchUps.filter(({ balls }) => balls >= leastMatchUpBalls).slice(0, shownMatchUps),
  };
}

function toForm(of: WireBackground['form'][number], { side, name }: Side): SideForm {
  const results = of.newest.map(({ match, outcome }) => {
    const team = teamOf(match, side);
    return team === null ? null : sideResult(outcome, team);
  });
  const count = (result: (typeof results)[number]) => results.filter(one => one === result).length;
  return {
    side: { side, name },
    covers: coveredBy(of),
    newest: of.newest,
    results: {
      won: count('won'),
      lost: count('lost'),
      tied: count('tied'),
      drawn: count('drawn'),
      noResult: count('no_result'),
    },
  };
}

/** The index of a side into the teams of a match; null for a match of others. */
export function teamOf(match: PlayedMatch, side: string): 0 | 1 | null {
  const [first, second] = playedTeams(match);
  if (first.side === side) return 0;
  return second.side === side ? 1 : null;
}

const coveredBy = ({
  matches,
  from,
  to,
}: Omit<WireBackground['form'][number], 'newest'>): Covered => ({
  matches,
  years: yearsOf([from, to].flatMap(day => day ?? [])),
});

const toGroundFormat = (
  wire: NonNullable<WireBackground['ground']>['formats'][number],
): GroundFormat => ({
  format: wire.format ?? null,
  matches: wire.matches,
  firstInnings: wire.first_innings ?? null,
  wonBattingFirst: wire.won_batting_first ?? null,
  wonAfterToss: wire.won_after_toss ?? null,
  choseToBat: wire.chose_to_bat ?? null,
  highest: wire.highest ?? null,
  lowest: wire.lowest ?? null,
});
