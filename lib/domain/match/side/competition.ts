import type { MatchFormat } from '@/lib/contract/match-format';
import { foldName } from '@/lib/domain/fold-text';
import competitions from './competitions.json' with { type: 'json' };
import { hasWomenMark } from './side-id';

/** A competition by all the names that providers have for it. */
export type Competition = {
  /** Null for a name that several competitions have in common, such as 'Test Matches'. */
  id: string | null;
  names: string[];
  format?: MatchFormat;
  gender?: 'men' | 'women';
};

/** Without years and 'the': 'The Hundred 2026' is 'hundred'. */
const competitionName = (name: string): string =>
  foldName(name)
    .split(' ')
    .filter(word => word !== 'the' && !/^(?:19|20)\d\d$/.test(word))
    .join(' ');

const byName = new Map(
  (competitions as Competition[]).flatMap(competition =>
    competition.names.map(name => [competitionName(name), competition] as const),
  ),
);

/** The competition of this name; null for one that is not listed. */
export const knownCompetition = (name: string): Competition | null =>
  byName.get(competitionName(name)) ?? null;

/**
 * The format of a competition by its name; null for one that is unknown. All of The Hundred's begin
 * with it, and providers have no code for its format.
 */
export const formatOfCompetition = (name: string): MatchFormat | null =>
  knownCompetition(name)?.format ?? (/^the hundred\b/.test(foldName(name)) ? 'hundred' : null);

/** Whether a match is one of women, as far as the names of its sides and its competition show. */
export const isWomensMatch = (competition: string, teams: readonly string[]): boolean =>
  teams.some(hasWomenMark) ||
  knownCompetition(competition)?.gender === 'women' ||
  foldName(competition)
    .split(' ')
    .some(word => /^wom[ae]ns?$/.test(word));
