import { eventStatus } from '@/lib/contract/event-status';
import type { BookmakerMap } from '@/api/feeds/bookmakers/map-bookmakers';
import type { Sink } from '@/api/feeds/feed';
import type { Fragment } from '@/api/feeds/fragment';
import type { FeedLink } from '@/api/store/feeds/feed-store';
import { byAge, keyOf } from './event-links';
import type { LinkIndex } from './link-index';
import type { LinkedMatch } from './linked-match';
import { mergeEvent, scoreOwner } from './merge-event';
import type { SourceStates } from './source-states';

type Deps = {
  links: LinkIndex;
  stateOf: SourceStates['of'];
  sink: Sink;
  /** Unix seconds. */
  seconds: () => number;
  markOf: (slug: string) => number | null;
  mapBookmakers: BookmakerMap;
};

/** Puts the events of linked matches into the sink, as all sources together have them. */
export function createMergedEvents(deps: Deps) {
  const { links, stateOf, sink, seconds, markOf, mapBookmakers } = deps;

  const toMatch = (link: FeedLink): LinkedMatch => {
    const { title = link.source, lastSeenAt, maxSilence, confirms } = stateOf(link.source);
    // Mapped when it is read, so that stored prices follow a changed file too.
    const prices = link.prices && mapBookmakers(link.source, link.prices);
    const lastSeen = Math.max(lastSeenAt, link.reportedAt);
    return { ...link, prices, title, lastSeenAt: lastSeen, maxSilence, confirms };
  };

  const matchesOf = (eventId: string, instead?: FeedLink): LinkedMatch[] => {
    const others = links
      .ofEvent(eventId)
      .filter(link => !instead || keyOf(link) !== keyOf(instead));
    return (instead ? [...others, instead] : others).sort(byAge).map(toMatch);
  };

  /** The event with `changed` instead of the known link, which is stored with it. */
  async function put(eventId: string, changed?: FeedLink, fragment?: Fragment): Promise<void> {
    const [first, ...rest] = matchesOf(eventId, changed);
    if (!first) return;
    const matches = [first, ...rest] as const;
    const event = mergeEvent(matches, { eventId, now: seconds(), markOf });
    const ownsScore = scoreOwner(matches)?.source === fragment?.source;
    await sink.put({
      event,
      ...(ownsScore && fragment?.matchInfo && { matchInfo: fragment.matchInfo }),
      ...(ownsScore && fragment?.commentary && { commentary: fragment.commentary }),
      ...(changed && { link: changed }),
    });
  }

  /** An event that a source has left. Without sources an upcoming one is withdrawn, a live one has ended. */
  async function leave(eventId: string, last?: FeedLink): Promise<void> {
    if (links.ofEvent(eventId).length > 0) return put(eventId);
    if (!last || seconds() < last.fixture.start) return sink.withdraw(eventId);
    const event = mergeEvent([toMatch(last)], { eventId, now: seconds(), markOf });
    const hasEnded = event.status === eventStatus.past;
    const ended = { ...event, status: eventStatus.past, match_status: 'Ended' };
    await sink.put({ event: hasEnded ? event : ended });
  }

  return { put, leave };
}
