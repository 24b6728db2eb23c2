import { eventStatus } from '@/lib/contract/event-status';
import type { BookmakerMap } from '@/api/feeds/bookmakers/map-bookmakers';
import type { FedChange } from '@/api/feeds/feed';
import type { Fragment } from '@/api/feeds/fragment';
import { matchFixtures, type MatchResult } from '@/api/feeds/matching/match-fixtures';
import { groupBy } from '@/lib/domain/group-by';
import type { FeedLink } from '@/api/store/feeds/feed-store';
import { byAge, keyOf, knownFixtures, newEventId } from './event-links';
import type { LinkId, LinkIndex } from './link-index';
import type { LinkedMatch } from './linked-match';
import { mergeEvent, scoreOwner } from './merge-event';
import { sourceOf, type Sources } from './sources';

/*
 * What the merger does, as values: each function reads the links as they are and returns what changes
 * outside and then in the links. Nothing here waits, stores or logs.
 */

export type Known = {
  links: Pick<LinkIndex, 'get' | 'ofEvent'>;
  sources: Sources;
  /** Unix seconds. */
  now: number;
  markOf: (slug: string) => number | null;
  mapBookmakers: BookmakerMap;
};

export type Effect =
  | { kind: 'put'; change: FedChange }
  | { kind: 'withdraw'; eventId: string }
  | { kind: 'saveLink'; link: FeedLink };

/** The link changes once all effects have succeeded; a removed one is removed from the store then. */
export type LinkChange = { effects: Effect[] } & ({ link: FeedLink } | { removed: LinkId });

/** Decides the events of the fragments that have none, of one source at a time; by `keyOf`. */
export function findEvents(
  links: Pick<LinkIndex, 'get' | 'all'>,
  fragments: readonly Fragment[],
): Map<string, MatchResult> {
  const results = new Map<string, MatchResult>();
  for (const [source, own] of groupBy(fragments, fragment => fragment.source)) {
    const undecided = own.filter(fragment => {
      const link = links.get(fragment);
      return !link || (link.eventId === null && link.chosenBy === 'matcher');
    });
    if (undecided.length === 0) continue;
    const found = matchFixtures(source, undecided, knownFixtures(links.all()));
    for (const [externalId, result] of found) results.set(keyOf({ source, externalId }), result);
  }
  return results;
}

/** Whether a fragment has a revision, and none above the known one. */
export const isOutdated = ({ revision }: Fragment, link: FeedLink): boolean =>
  revision !== undefined && revision <= link.revision;

/** A fragment that is applied; `since` is for a match that is new. */
export function planFragment(
  known: Known,
  fragment: Fragment,
  { found, since }: { found: MatchResult | null; since: number },
): LinkChange & { link: FeedLink } {
  const { source, externalId } = fragment;
  const before = known.links.get(fragment);
  const link: FeedLink = {
    source,
    externalId,
    chosenBy: 'matcher',
    since,
    changedAt: 0,
    ...(before ?? { eventId: null, reason: null, prices: null, score: null }),
    ...(found && toChoice(found, fragment)),
    fixture: fragment.fixture,
    revision: fragment.revision ?? before?.revision ?? 0,
    reportedAt: Math.max(fragment.at, before?.reportedAt ?? 0),
    ...(fragment.prices && { prices: fragment.prices }),
    ...(fragment.score && { score: fragment.score }),
  };
  if (link.eventId === null) return { link, effects: [{ kind: 'saveLink', link }] };
  return { link, effects: putEvent(known, link.eventId, { link, fragment }) };
}

function toChoice(found: MatchResult, { source, externalId }: Fragment) {
  if (found.link === 'none') return { eventId: null, reason: found.reason };
  const eventId = found.link === 'event' ? found.eventId : newEventId(source, externalId);
  return { eventId, reason: null };
}

/**
 * What happened to a fragment: its event, or null when it is not linked, for `reason`. One with a
 * revision that is not above the known one is not applied.
 */
export type Applied = { applied: boolean } & Pick<FeedLink, 'revision' | 'eventId' | 'reason'>;

export const toApplied = ({ revision, eventId, reason }: FeedLink, applied: boolean): Applied => ({
  applied,
  revision,
  eventId,
  reason,
});

/** A link without its content, as errors and the store name it. */
export const idOf = ({ source, externalId }: LinkId): LinkId => ({ source, externalId });

/** A source no longer has a match. */
export const planRemoval = (known: Known, link: FeedLink): LinkChange => ({
  removed: idOf(link),
  effects:
    link.eventId === null
      ? []
      : leaveEvent(known, link.eventId, { link: { ...link, eventId: null }, last: link }),
});

/**
 * The operator withdrew a match, which the links no longer have. `others` are linked to its event in the
 * store: when none of them is remembered, the event stays as it is.
 */
export function planWithdrawal(
  known: Known,
  match: FeedLink,
  others: readonly FeedLink[],
): LinkChange {
  const { eventId } = match;
  const isLeft =
    eventId !== null && (others.length === 0 || known.links.ofEvent(eventId).length > 0);
  return { removed: idOf(match), effects: isLeft ? leaveEvent(known, eventId) : [] };
}

/** The operator chose the event of a match; null when the match follows the choice already. */
export function planChoice(known: Known, choice: FeedLink): LinkChange | null {
  const before = known.links.get(choice);
  const { eventId, reason, chosenBy, changedAt } = choice;
  if (before?.eventId === eventId && before.changedAt === changedAt) return null;
  const link = { ...(before ?? choice), eventId, reason, chosenBy, changedAt };
  const left = before && before.eventId !== eventId ? before.eventId : null;
  return {
    link,
    effects: [
      ...(left ? leaveEvent(known, left, { link }) : []),
      ...(eventId ? putEvent(known, eventId, { link }) : []),
    ],
  };
}

/** An event as all sources together have it, with a changed `link`, which is stored with its `fragment`. */
export function putEvent(
  known: Known,
  eventId: string,
  { link, fragment }: { link?: FeedLink; fragment?: Fragment } = {},
): Effect[] {
  const [first, ...rest] = matchesOf(known, eventId, link);
  if (!first) return [];
  const matches = [first, ...rest] as const;
  const event = mergeEvent(matches, { ...known, eventId });
  const { matchInfo, commentary } =
    scoreOwner(matches)?.source === fragment?.source ? (fragment ?? {}) : {};
  const change: FedChange = {
    event,
    ...(matchInfo && { matchInfo }),
    ...(commentary && { commentary }),
    ...(fragment && link && { link }),
  };
  return [{ kind: 'put', change }];
}

/** Without other matches an event is withdrawn; one that has begun by its `last` match has ended. */
function leaveEvent(
  known: Known,
  eventId: string,
  { link, last }: { link?: FeedLink; last?: FeedLink } = {},
): Effect[] {
  const remaining = putEvent(known, eventId, link && { link });
  if (remaining.length > 0) return remaining;
  if (!last || known.now < last.fixture.start) return [{ kind: 'withdraw', eventId }];
  const event = mergeEvent([toMatch(known, last)], { ...known, eventId });
  const hasEnded = event.status === eventStatus.past;
  const ended = { ...event, status: eventStatus.past, match_status: 'Ended' };
  return [{ kind: 'put', change: { event: hasEnded ? event : ended } }];
}

/** The matches of an event, the earliest first, with a changed `link`. */
function matchesOf(known: Known, eventId: string, link?: FeedLink): LinkedMatch[] {
  const others = known.links.ofEvent(eventId).filter(one => !link || keyOf(one) !== keyOf(link));
  const links = link?.eventId === eventId ? [...others, link] : others;
  return links.sort(byAge).map(one => toMatch(known, one));
}

function toMatch({ sources, mapBookmakers }: Known, link: FeedLink): LinkedMatch {
  const { row, title, confirms } = sourceOf(sources, link.source);
  return {
    ...link,
    // Mapped when it is read, so that stored prices follow a changed file.
    prices: link.prices && mapBookmakers(link.source, link.prices),
    title,
    confirms,
    lastSeenAt: Math.max(row.lastSeenAt, link.reportedAt),
    maxSilence: row.maxSilence,
  };
}
