import { getUnixTime } from 'date-fns/getUnixTime';
import { feedReport } from '@/api/feeds/feed-report';
import { newEventId } from '@/api/feeds/merging/event-links';
import { makeToken } from '@/api/feeds/push/feed-tokens';
import type { FeedStore } from '@/api/store/feeds/feed-store';
import type { FeedQuery } from '@/api/visitors/admin-client';

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
      return store.chooseEvent({ source, externalId }, { eventId, now: seconds });
    }
    case 'feed token':
      return makeToken(store, question.token, seconds);
    case 'feed tokens':
      return store.tokens();
    case 'feed revoke':
      return store.revokeToken(question.id, seconds);
  }
}
