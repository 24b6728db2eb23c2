import { getUnixTime } from 'date-fns/getUnixTime';
import { feedReport } from '@/api/feeds/feed-report';
import { newEventId } from '@/api/feeds/merging/event-links';
import { makeToken } from '@/api/feeds/push/feed-tokens';
import type { FeedStore } from '@/api/store/feeds/feed-store';
import type { AdminAnswer, FeedQuery } from '@/lib/contract/admin/admin-answers';

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
      const eventId = event === 'new' ? await ownEventId(store, question) : event;
      if (event !== null && event !== 'new' && !(await hasEvent(store, event)))
        return 'no event' satisfies AdminAnswer<'feed link'>;
      const isKnown = await store.chooseEvent({ source, externalId }, { eventId, now: seconds });
      return (isKnown ? 'done' : 'no match') satisfies AdminAnswer<'feed link'>;
    }
    case 'feed token':
      return makeToken(store, question.token, seconds);
    case 'feed tokens':
      return store.tokens();
    case 'feed revoke':
      return revoke(store, question, seconds);
  }
}

/** The id of a match's own event: it stays if it has one, whose id may be a shorter one of earlier versions. */
async function ownEventId(
  store: FeedStore,
  { source, externalId }: { source: string; externalId: string },
): Promise<string> {
  const id = newEventId(source, externalId);
  const known = (await store.linkOf({ source, externalId }))?.eventId;
  return known && id.startsWith(known) ? known : id;
}

async function revoke(
  store: FeedStore,
  { id, withdraw }: { id: number; withdraw: boolean },
  now: number,
): Promise<AdminAnswer<'feed revoke'>> {
  const isRevoked = await store.revokeToken(id, now);
  const tokens = await store.tokens();
  const token = tokens.find(one => one.id === id);
  // Also later: an operator may see only then what a source has left.
  if (!token || (!isRevoked && !withdraw)) return null;
  const { source } = token;
  const isOther = tokens.filter(
    one => one.source === source && one.revokedAt === null && source !== null,
  );
  return {
    source,
    withdrawn: withdraw && source !== null ? await store.withdrawSource(source, now) : null,
    others: isOther.map(one => one.id),
  };
}
