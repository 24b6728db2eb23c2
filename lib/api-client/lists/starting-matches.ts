import { StartingEvents } from '@/lib/contract/event';
import type { TimeRange } from '@/lib/dates/calendar-day';
import type { NearestStarts } from '@/lib/domain/match/list/matches-of-day';
import type { Match } from '@/lib/domain/match/match';
import type { Policy } from '@/lib/domain/policy';
import { nullOnClientError } from '@/lib/api-client/api-error';
import { getWithTimestamp } from '@/lib/api-client/client';
import { getHistory, getOpenMatches } from '@/lib/api-client/matches';
import { siteMatchUnder } from '@/lib/api-client/page-data/site-match';

const lifetimeSeconds = 5;
/** The most that a host sends of its results at a time. */
const latestResults = 100;

/** The matches that start within a time, and the nearest starts around it. */
type StartingMatches = { matches: Match[]; nearest: NearestStarts };

/**
 * The matches that start within a time, ended ones too. Of a host without this call those among its open matches
 * and latest results.
 */
export async function getStartingMatches(
  range: TimeRange,
  policy: Policy,
): Promise<StartingMatches> {
  const response = await nullOnClientError(
    getWithTimestamp(
      `/api/events/starting/?from=${range.from}&until=${range.until}`,
      StartingEvents,
      { lifetimeSeconds, tags: ['events', 'history'] },
    ),
  );
  if (!response) return fromLists(range, policy);
  const { results, previous, next } = response.data;
  return {
    // Prices without a time count as confirmed at the time of the response.
    matches: results.map((event, index) =>
      siteMatchUnder(policy, { ...event, updated_at: event.updated_at ?? response.at }, index),
    ),
    nearest: { previous: previous ?? null, next: next ?? null },
  };
}

async function fromLists({ from, until }: TimeRange, policy: Policy): Promise<StartingMatches> {
  const [open, history] = await Promise.all([
    getOpenMatches('all', policy),
    getHistory(1, latestResults, policy),
  ]);
  // A match that has just ended may be in both lists.
  const byId = new Map([...(history?.items ?? []), ...open].map(match => [match.id, match]));
  const matches = [...byId.values()];
  const starts = matches.flatMap(({ startTime }) => startTime ?? []);
  const isWithin = ({ startTime }: Match) =>
    startTime !== null && startTime >= from && startTime < until;
  return {
    matches: matches.filter(isWithin).map((match, index) => ({ ...match, index })),
    nearest: {
      previous: starts.filter(start => start < from).sort((a, b) => b - a)[0] ?? null,
      next: starts.filter(start => start >= until).sort((a, b) => a - b)[0] ?? null,
    },
  };
}
