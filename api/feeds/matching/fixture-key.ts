import { secondsInHour } from 'date-fns/constants';
import type { MatchFormat } from '@/lib/contract/match-format';
import {
  formatOfCompetition,
  isWomensMatch,
  knownCompetition,
} from '@/lib/domain/match/side/competition';
import { sideId } from '@/lib/domain/match/side/side-id';
import { figuresOf } from '@/lib/domain/scorecard/match-formats';
import type { Fixture, Gender } from '@/api/store/feeds/source-match';

/** What two sources must agree on to mean the same match. Null: not stated, which agrees with all. */
export type FixtureKey = {
  competition: string | null;
  format: MatchFormat | null;
  gender: Gender | null;
  /** The ids of the sides, sorted: home and away may be swapped. */
  teams: readonly [string, string];
  /** Unix seconds. */
  start: number;
};

export function fixtureKey({ competition, format, gender, teams, start }: Fixture): FixtureKey {
  const known = knownCompetition(competition);
  const isWomen = gender === 'women' || (gender === null && isWomensMatch(competition, teams));
  const [first = '', second = ''] = teams.map(name => sideId(name, isWomen)).sort();
  return {
    competition: known?.id ?? null,
    format: format ?? formatOfCompetition(competition),
    gender: isWomen ? 'women' : (gender ?? known?.gender ?? null),
    teams: [first, second],
    start,
  };
}

/** Whether both may be the same match, apart from the teams and the time. */
export const isSameKind = (a: FixtureKey, b: FixtureKey): boolean =>
  agrees(a.competition, b.competition) && agrees(a.format, b.format) && agrees(a.gender, b.gender);

/** The greatest difference of two starts of one match, in seconds. */
export const windowSeconds = (a: FixtureKey, b: FixtureKey): number =>
  (figuresOf(a.format ?? b.format).days > 1 ? 12 : 3) * secondsInHour;

const agrees = <T>(a: T | null, b: T | null): boolean => a === null || b === null || a === b;
