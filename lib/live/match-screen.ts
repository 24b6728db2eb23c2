import { fetchMatchSnapshot } from '@/lib/api-client/live-snapshot';
import type { PartialEvent, WireEvent } from '@/lib/contract/event';
import { showsPrices, type Policy } from '@/lib/routing/view';
import type { LiveScreen } from './live-screen';
import type { DetailsStore } from './details-store';
import type { MatchStore } from './match-store';
import { serverNow } from '@/lib/server-clock';

type Options = { id: string; matches: MatchStore; details: DetailsStore; policy: Policy };

/** The screen of a match page. Messages for other matches are ignored. */
export function matchScreen({
  id,
  matches,
  details,
  policy,
}: Options): LiveScreen<WireEvent | null> {
  const isThisMatch = (messageId: string | number | null) =>
    messageId === null || String(messageId) === id;
  return {
    group: `event_${id}`,
    stripsPrices: !showsPrices(policy),
    onMessage(message) {
      switch (message.type) {
        case 'event_updated': {
          const events = message.events.filter(event => isThisMatch(event.id));
          for (const event of events) details.putOdds(event.markets?.[0], updateTime(event));
          return matches.change(events);
        }
        case 'commentary':
          return isThisMatch(message.id) ? details.putComments(message.innings) : undefined;
        case 'match_info':
          return isThisMatch(message.id) ? details.putInfo(message.info) : undefined;
      }
    },
    snapshot: {
      key: `/api/events/${id}`,
      fetch: () => fetchMatchSnapshot(id, { allComments: false }),
      apply: event => applySnapshot(event, matches, details),
    },
  };
}

/** Applies a match's snapshot to the stores; null, for a match that no longer exists, is ignored. */
export function applySnapshot(
  event: WireEvent | null,
  matches: MatchStore,
  details: DetailsStore,
): void {
  if (!event) return;
  matches.applySnapshot([event]);
  if (event.match_info) details.putInfo(event.match_info);
  if (event.commentary) details.applyCommentsSnapshot(event.commentary);
  if (event.odds_history) details.applyOddsSnapshot(event.odds_history);
  else details.putOdds(event.markets?.[0], updateTime(event));
}

const updateTime = ({ updated_at }: PartialEvent): number => updated_at ?? serverNow();
