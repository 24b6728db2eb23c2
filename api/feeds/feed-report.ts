import { getUnixTime } from 'date-fns/getUnixTime';
import type { FeedLink, FeedSource, FeedStore } from '@/api/store/feeds/feed-store';
import { secondsInDay } from 'date-fns/constants';
import { groupBy } from '@/lib/domain/group-by';
import type { AdminAnswer } from '@/lib/contract/admin/admin-answers';
import { resultText } from '@/lib/domain/match/result/match-result';
import { byAge, knownFixtures } from './merging/event-links';
import { scoreOwner, teamsOf } from './merging/merge-event';
import { contradicts, statedResults } from './merging/stated-results';
import { suggestEvents } from './matching/suggest-events';

/** What the sources last reported, for the operator. */
export type FeedReport = AdminAnswer<'feeds'>;

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
    contradictions: contradictionsOf(links),
  };
}

function contradictionsOf(links: readonly FeedLink[]): FeedReport['contradictions'] {
  const linked = links.filter(({ eventId }) => eventId !== null).sort(byAge);
  return [...groupBy(linked, ({ eventId }) => String(eventId))].flatMap(([event, matches]) => {
    const [first, ...others] = matches;
    if (!first) return [];
    const teams = teamsOf([first, ...others]);
    const [name, other] = teams.names;
    const [known, ...stated] = statedResults(matches, teams);
    const different = stated.filter(({ result }) => known && contradicts(known.result, result));
    if (!known || different.length === 0) return [];
    const results = [known, ...different].map(({ source, result }) => ({
      source,
      result: resultText(result, [{ name }, { name: other }]),
    }));
    return [{ event, fixture: (scoreOwner(matches) ?? first).fixture, results }];
  });
}

function toReported(
  { source, lastSeenAt, maxSilence, state }: FeedSource,
  links: readonly FeedLink[],
  now: number,
): FeedReport['sources'][number] {
  const own = links.filter(link => link.source === source);
  const linked = own.filter(({ eventId }) => eventId !== null).length;
  const age = now - lastSeenAt;
  const counts = { linked, unlinked: own.length - linked };
  return { source, heard_at: lastSeenAt, age, is_silent: age > maxSilence, ...counts, ...state };
}
