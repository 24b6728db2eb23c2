import { z } from 'zod';
import { Event, EventPage, type WireEvent } from '@/lib/contract/event';
import { toMatch, type Match } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import { byLatestStart } from '@/lib/domain/match/match-start';
import { expect, type APIRequestContext, type Locator, type Page } from './test';

/**
 * The live matches of the site's own endpoint, the latest start first. Those in which both teams have batted
 * come last, since a short chase may end during a test.
 */
export async function liveMatches(request: APIRequestContext): Promise<Match[]> {
  const { results } = await read(request, '/api/events/?status=2', EventPage);
  const haveBothBatted = ({ scores }: Match) => Number(!scores.includes(null));
  return results
    .map(event => toMatch(event))
    .toSorted((a, b) => haveBothBatted(a) - haveBothBatted(b) || byLatestStart(a, b));
}

/** The live match with the most play left. */
export async function youngestMatch(request: APIRequestContext): Promise<Match> {
  const [match] = await liveMatches(request);
  if (!match) throw new Error('the demo has no match in play');
  return match;
}

/** The match that begins last: it is still upcoming when the test ends. */
export async function upcomingMatch(request: APIRequestContext): Promise<Match> {
  const { results } = await read(request, '/api/events/?status=0,1,3', EventPage);
  const last = results.map(event => toMatch(event)).toSorted(byLatestStart)[0];
  if (!last) throw new Error('the demo has no match to come');
  return last;
}

/** A league with upcoming matches and none live, for the longest time. */
export async function quietLeague(request: APIRequestContext): Promise<string> {
  const { results } = await read(request, '/api/events/?status=0,1,2,3', EventPage);
  const busy = new Set(results.filter(({ status }) => status === 2).map(({ league }) => league));
  const byStart = results.toSorted((a, b) => Number(b.start_time) - Number(a.start_time));
  const firsts = byStart.filter(
    ({ league }, at) => byStart.findLastIndex(other => other.league === league) === at,
  );
  const quiet = firsts.find(({ league }) => league && !busy.has(league))?.league;
  if (!quiet) throw new Error('the demo has no league without a match in play');
  return quiet;
}

/** The current state of a match in the site's API. */
export const wireEvent = (request: APIRequestContext, id: string, query = ''): Promise<WireEvent> =>
  read(request, `/api/events/${id}${query}`, Event);

async function read<S extends z.core.$ZodType>(
  request: APIRequestContext,
  path: string,
  schema: S,
): Promise<z.output<S>> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return z.parse(schema, await response.json());
}

/** A match that has ended: nothing about it changes. */
export async function endedMatch(page: Page): Promise<{ id: string; path: string }> {
  await page.goto('/');
  const results = page.getByRole('region', { name: 'Recent Results' });
  const path =
    (await results.getByRole('listitem').getByRole('link').first().getAttribute('href')) ?? '';
  const id = /-(\d+)\?history=true$/.exec(path)?.[1];
  if (!id) throw new Error(`'${path}' is no ended match`);
  return { id, path };
}

/** A match's card on a list. */
export const cardOf = (page: Page, match: Match): Locator =>
  page.getByRole('article').filter({ has: page.locator(`a[href="${matchPath(match)}"]`) });

/** The odds links in a part of the page. */
export const oddsLinks = (part: Page | Locator): Locator =>
  part.getByRole('link', { name: /, opens in a new tab$/ });

/** The price that an odds link shows. */
export const priceOf = (link: Locator): Locator => link.locator('[class*=plate]');
