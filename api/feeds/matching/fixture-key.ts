import { secondsInHour } from 'date-fns/constants';
import { getYear } from 'date-fns/getYear';
import { inUtc } from '@/lib/dates/utc';
import type { MatchFormat } from '@/lib/contract/match-format';
import type { Fixture, Gender } from '@/api/feeds/fragment';
import competitions from './competitions.json';
import { foldName, hasWomenMark, teamKey } from './team-key';

/** What two sources must agree on to mean the same match. Null: not said, which agrees with all. */
export type FixtureKey = {
  competition: string | null;
  format: MatchFormat | null;
  gender: Gender | null;
  /** The canonical names, sorted: home and away may be swapped. */
  teams: readonly [string, string];
  /** Unix seconds. */
  start: number;
};

export function fixtureKey({ competition, format, gender, teams, start }: Fixture): FixtureKey {
  const known = knownCompetition(competition);
  const saysWomen = foldName(competition)
    .split(' ')
    .some(word => /^wom[ae]ns?$/.test(word));
  const isWomen =
    gender === 'women' ||
    (gender === null && (known?.gender === 'women' || saysWomen || teams.some(hasWomenMark)));
  const season = getYear(start * 1000, inUtc);
  const [first = '', second = ''] = teams.map(name => teamKey(name, { season, isWomen })).sort();
  return {
    competition: known?.id ?? null,
    format: format ?? known?.format ?? null,
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
  (a.format ?? b.format) === 'multi-day' ? 12 * secondsInHour : 3 * secondsInHour;

const agrees = <T>(a: T | null, b: T | null): boolean => a === null || b === null || a === b;

type Competition = {
  id: string | null;
  names: string[];
  format?: MatchFormat;
  gender?: Gender;
};

/** Without years and 'the': 'The Hundred 2026' is 'hundred'. */
const competitionName = (name: string): string =>
  foldName(name)
    .split(' ')
    .filter(word => word !== 'the' && !/^(?:19|20)\d\d$/.test(word))
    .join(' ');

const byName = new Map(
  (competitions as Competition[]).flatMap(one =>
    one.names.map(name => [competitionName(name), one] as const),
  ),
);

const knownCompetition = (name: string): Competition | null =>
  byName.get(competitionName(name)) ?? null;
