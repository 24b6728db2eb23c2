import { fetchMatchSnapshot } from '../api/live-snapshot';
import { logProblem } from '../browser-log';
import type { PartialEvent } from '../contract/event';
import type { LiveScreen } from './connection';
import type { DetailsStore } from './details-store';
import type { MatchStore } from './match-store';
import { serverNow } from '../server-clock';

/** A match page's screen. Messages for other matches are not heard. */
export function matchScreen(id: string, matches: MatchStore, details: DetailsStore): LiveScreen {
  const isOurs = (messageId: string | number | null) =>
    messageId === null || String(messageId) === id;
  return {
    group: `event_${id}`,
    onMessage(message) {
      switch (message.type) {
        case 'event_updated': {
          const ours = message.events.filter(event => isOurs(event.id));
          for (const event of ours) details.putOdds(event.markets?.[0], momentOf(event));
          return matches.change(ours);
        }
        case 'commentary':
          return isOurs(message.id) ? details.putComments(message.innings) : undefined;
        case 'match_info':
          return isOurs(message.id) ? details.putInfo(message.info) : undefined;
        case 'error':
          return undefined;
      }
    },
    refresh() {
      restore(id, matches, details, { allComments: false }).catch((error: unknown) =>
        logProblem('Snapshot failed', { reason: String(error) }),
      );
    },
  };
}

/** Fetches the match as it is now and puts it into the stores; throws when it cannot be had. */
export async function restore(
  id: string,
  matches: MatchStore,
  details: DetailsStore,
  options: { allComments: boolean },
): Promise<void> {
  const event = await fetchMatchSnapshot(id, options);
  if (!event) return;
  matches.restore([event]);
  if (event.match_info) details.putInfo(event.match_info);
  if (event.commentary) details.restoreComments(event.commentary);
  if (event.odds_history) details.restoreOdds(event.odds_history);
  else details.putOdds(event.markets?.[0], momentOf(event));
}

const momentOf = ({ updated_at }: PartialEvent): number => updated_at ?? serverNow();
