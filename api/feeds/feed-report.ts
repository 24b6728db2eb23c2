import { getUnixTime } from 'date-fns/getUnixTime';
import type { FeedLink, FeedSource, FeedStore, SourceState } from '@/api/store/feeds/feed-store';
import { secondsInDay } from 'date-fns/constants';
import { knownFixtures } from './merging/event-links';
import { suggestEvents } from './matching/suggest-events';
import type { Fixture } from './fragment';

export type ReportedSource = SourceState & {
  source: string;
  /** Unix seconds. */
  heard_at: number;
  /** Seconds. */
  age: number;
  is_silent: boolean;
  linked: number;
  unlinked: number;
};

export type UnlinkedMatch = {
  source: string;
  external_id: string;
  fixture: Fixture;
  reason: string | null;
  /** The likeliest first. */
  suggestions: { event: string; fixture: Fixture }[];
};

export type LinkedEvent = { event: string; source: string; external_id: string; fixture: Fixture };

/** What the sources said last, for the operator. */
export type FeedReport = {
  sources: ReportedSource[];
  unlinked: UnlinkedMatch[];
  links: LinkedEvent[];
};

const reportedSeconds = 3 * secondsInDay;

/** Reads the report from the database; `now` is unix ms. */
export async function feedReport(
  store: Pick<FeedStore, 'links' | 'sources'>,
  now: number,
): Promise<FeedReport> {
  const seconds = getUnixTime(now);
  const links = await store.links(seconds - reportedSeconds);
  const events = knownFixtures(links);
  return {
    sources: (await store.sources()).map(source => toReported(source, links, seconds)),
    unlinked: links
      .filter(({ eventId }) => eventId === null)
      .map(({ source, externalId, fixture, reason }) => ({
        source,
        external_id: externalId,
        fixture,
        reason,
        suggestions: suggestEvents(fixture, events).map(({ eventId: event, fixture: of }) => ({
          event,
          fixture: of,
        })),
      })),
    links: links.flatMap(({ eventId, source, externalId, fixture }) =>
      eventId === null ? [] : [{ event: eventId, source, external_id: externalId, fixture }],
    ),
  };
}

function toReported(
  { source, heardAt, maxSilence, state }: FeedSource,
  links: readonly FeedLink[],
  now: number,
): ReportedSource {
  const own = links.filter(link => link.source === source);
  const linked = own.filter(({ eventId }) => eventId !== null).length;
  const age = now - heardAt;
  const counts = { linked, unlinked: own.length - linked };
  return { source, heard_at: heardAt, age, is_silent: age > maxSilence, ...counts, ...state };
}
