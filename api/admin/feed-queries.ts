import { getUnixTime } from 'date-fns/getUnixTime';
import { feedReport } from '@/api/feeds/feed-report';
import { newEventId } from '@/api/feeds/merging/event-links';
import { makeToken } from '@/api/feeds/push/feed-tokens';
import type { FeedStore } from '@/api/store/feeds/feed-store';
import type { FeedQuery } from '@/api/visitors/admin-client';

/** What became of an operator's link: 'no match' when the source never named it. */
export type LinkOutcome = 'done' | 'no match' | 'no event';

/** Whether a match of any source is linked to the event. */
const hasEvent = async (store: FeedStore, id: string): Promise<boolean> =>
  (await store.links(0)).some(({ eventId }) => eventId === id);

/** Runs an operator's query about sources; `now` is unix ms. A running API follows within seconds. */
export async function runFeedQuery(
  question: FeedQuery,
  store: FeedStore,
  now: number,
): Promise<unknown> {
  const seconds = getUnixTime(now);
  switch (question.about) {
    case 'feeds':
      return feedReport(store, now);
    case 'feed link': {
      const { source, externalId, event } = question;
      const eventId = event === 'new' ? newEventId(source, externalId) : event;
      if (event !== null && event !== 'new' && !(await hasEvent(store, event)))
        return 'no event' satisfies LinkOutcome;
      const isKnown = await store.chooseEvent({ source, externalId }, { eventId, now: seconds });
      return (isKnown ? 'done' : 'no match') satisfies LinkOutcome;
    }
    case 'feed token':
      return makeToken(store, question.token, seconds);
    case 'feed tokens':
      return store.tokens();
    case 'feed revoke':
      return store.revokeToken(question.id, seconds);
  }
}
