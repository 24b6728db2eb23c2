import { secondsInHour, secondsInMinute } from 'date-fns/constants';
import type { Fixture } from '@/api/store/feeds/source-match';
import { editDistance } from '@/api/search/edit-distance';
import { sideId } from '@/lib/domain/match/side/side-id';
import { fixtureKey, isSameKind, windowSeconds, type FixtureKey } from './fixture-key';
import { isPlaceholder } from './placeholder';

/** A match that a source names, not linked yet. */
export type Candidate = { externalId: string; fixture: Fixture };

/** An event with the sources that are linked to it. */
export type KnownFixture = { eventId: string; fixture: Fixture; sources: ReadonlySet<string> };

/**
 * Why the operator has to decide: several events fit; the source has the match twice; an event is
 * similar, such as one team under an unknown name; the teams are not known yet.
 */
export type UnlinkedReason = 'ambiguous' | 'duplicate' | 'similar' | 'teams unknown';

export type MatchResult =
  { link: 'event'; eventId: string } | { link: 'new' } | { link: 'none'; reason: UnlinkedReason };

/** Two starts that differ less from a third one are equally near. */
const marginSeconds = 30 * secondsInMinute;

/** The matches of a men's and women's double-header begin within this time. */
const doubleSeconds = 12 * secondsInHour;

type Keyed<T> = T & { key: FixtureKey };
type Pair = { candidate: Keyed<Candidate>; known: Keyed<KnownFixture>; gap: number };

/**
 * Finds the event of each match of one source: the same teams in the same kind of match, the nearest
 * starts first, one to one. Anything that is not certain stays unlinked.
 */
export function matchFixtures(
  source: string,
  candidates: readonly Candidate[],
  events: readonly KnownFixture[],
): Map<string, MatchResult> {
  const results = new Map<string, MatchResult>();
  const keyed = candidates.map(one => ({ ...one, key: fixtureKey(one.fixture) }));
  const known = events.map(one => ({ ...one, key: fixtureKey(one.fixture) }));
  const certain = keyed.filter(({ externalId, fixture, key }) => {
    const reason = unclearReason(source, { fixture, key }, { others: keyed, known });
    if (reason) results.set(externalId, { link: 'none', reason });
    return reason === null;
  });
  let pairs = certain.flatMap(candidate =>
    known
      .filter(one => !one.sources.has(source) && isSameMatch(candidate.key, one.key))
      .map(one => ({ candidate, known: one, gap: gapOf(candidate.key, one.key) })),
  );
  pairs.sort((a, b) => a.gap - b.gap);
  for (let [best] = pairs; best; [best] = pairs) {
    const rivals = rivalsOf(best, pairs);
    const settled = new Set([best, ...rivals].map(({ candidate }) => candidate.externalId));
    if (rivals.length === 0)
      results.set(best.candidate.externalId, { link: 'event', eventId: best.known.eventId });
    else
      for (const externalId of settled)
        results.set(externalId, { link: 'none', reason: 'ambiguous' });
    const { eventId } = best.known;
    pairs = pairs.filter(
      pair => !settled.has(pair.candidate.externalId) && pair.known.eventId !== eventId,
    );
  }
  for (const candidate of certain)
    if (!results.has(candidate.externalId))
      results.set(candidate.externalId, withoutPartner(candidate, certain, known));
  return results;
}

/** A match that resembles no event gets a new one. */
function withoutPartner(
  candidate: Keyed<Candidate>,
  others: readonly Keyed<Candidate>[],
  known: readonly Keyed<KnownFixture>[],
): MatchResult {
  const isTwice =
    known.some(one => isSameMatch(candidate.key, one.key)) ||
    others.some(
      one => one.externalId < candidate.externalId && isSameMatch(candidate.key, one.key),
    );
  if (isTwice) return { link: 'none', reason: 'duplicate' };
  return known.some(one => isSimilar(candidate.key, one.key))
    ? { link: 'none', reason: 'similar' }
    : { link: 'new' };
}

/**
 * A match of unmarked gender belongs to the men. When the women of the same clubs play on that day and
 * the source does not mark them elsewhere, it is not known.
 */
function unclearReason(
  source: string,
  { fixture, key }: Pick<Keyed<Candidate>, 'fixture' | 'key'>,
  listed: { others: readonly Keyed<Candidate>[]; known: readonly Keyed<KnownFixture>[] },
): UnlinkedReason | null {
  const { teams } = fixture;
  if (teams.some(isPlaceholder) || key.teams[0] === key.teams[1]) return 'teams unknown';
  if (key.gender !== null) return null;
  const women = key.teams.map(team => sideId(team, true));
  const isDouble = (other: { key: FixtureKey }) =>
    women.every(team => other.key.teams.includes(team)) && gapOf(key, other.key) <= doubleSeconds;
  const doubles = listed.known.filter(isDouble);
  const areMarked =
    listed.others.some(isDouble) || doubles.every(({ sources }) => sources.has(source));
  return areMarked ? null : 'ambiguous';
}

/** Pairs of the same match or event that are about as near. */
const rivalsOf = (best: Pair, pairs: readonly Pair[]): Pair[] =>
  pairs.filter(
    pair =>
      pair !== best &&
      (pair.candidate === best.candidate || pair.known === best.known) &&
      pair.gap - best.gap < marginSeconds,
  );

const isSameMatch = (a: FixtureKey, b: FixtureKey): boolean =>
  a.teams[0] === b.teams[0] && a.teams[1] === b.teams[1] && isSameKind(a, b) && isNear(a, b);

const isNear = (a: FixtureKey, b: FixtureKey): boolean => gapOf(a, b) <= windowSeconds(a, b);

const gapOf = (a: FixtureKey, b: FixtureKey): number => Math.abs(a.start - b.start);

/** The same time and kind, and one team in common or both names nearly the same. */
function isSimilar(a: FixtureKey, b: FixtureKey): boolean {
  if (!isNear(a, b) || !isSameKind(a, b)) return false;
  return a.teams.some(team => b.teams.includes(team)) || nameDistance(a, b) <= 2;
}

/** The edits between the names of both sides, in the better of the two orders; 9 for more than 8. */
export function nameDistance(a: FixtureKey, b: FixtureKey): number {
  const [first, second] = a.teams;
  const [third, fourth] = b.teams;
  return Math.min(
    editDistance(first, third, 8) + editDistance(second, fourth, 8),
    editDistance(first, fourth, 8) + editDistance(second, third, 8),
  );
}
