import { matchIdIn, matching, matchLabel, type PickOption, type WireMatch } from '@/format/picks';
import { apiUrl } from '@/src/env';

/*
 * What of the site's API can be picked: matches, teams and leagues. It is searched by its own call, which forgives
 * accents and slips; a host without that call has its list of matches searched by their words.
 */
type SearchGroup = {
  kind: string;
  results: { ref: string; title: { text: string }[]; event?: WireMatch | null }[];
};
type SitePick = 'match' | 'team' | 'league';

const timeLimitMs = 3000;
const eventId = /^[\w.:-]{1,100}$/;
const found = 20;

/** The JSON of a call; null when the API has no such thing. Rejects when it does not answer. */
async function load<T>(path: string): Promise<T | null> {
  const response = await fetch(apiUrl + path, { signal: AbortSignal.timeout(timeLimitMs) });
  if (response.status === 404 || response.status === 400) return null;
  if (!response.ok) throw new Error(`The API responds with status ${response.status}.`);
  return (await response.json()) as T;
}

const toOption = (match: WireMatch, timeZone: string): PickOption => ({
  value: String(match.id),
  label: matchLabel(match, timeZone),
});

async function search(kind: SitePick, query: string): Promise<SearchGroup['results'] | null> {
  const answer = await load<{ groups: SearchGroup[] }>(
    `/api/search/?page_size=${found}&q=${encodeURIComponent(query)}`,
  );
  return answer && (answer.groups.find(group => group.kind === kind)?.results ?? []);
}

const listedMatches = async (): Promise<WireMatch[]> =>
  (await load<{ results: WireMatch[] }>('/api/events/?type=match'))?.results ?? [];

async function matchOf(id: string): Promise<WireMatch | null> {
  return eventId.test(id) ? load<WireMatch>(`/api/events/${encodeURIComponent(id)}/`) : null;
}

/** The matches that a query finds by teams, ground, competition, day or id; without one those of these days. */
export async function findMatches(query: string, timeZone: string): Promise<PickOption[]> {
  const id = matchIdIn(query);
  const byId = id === null ? null : await matchOf(id);
  if (byId) return [toOption(byId, timeZone)];
  const listed = (await listedMatches()).map(match => toOption(match, timeZone));
  if (query.trim() === '') return listed.slice(0, found);
  const results = (await search('match', query)) ?? [];
  const options = results.flatMap(({ event }) => (event ? [toOption(event, timeZone)] : []));
  // The API's search has no days.
  const byWords = matching(listed, query);
  return [
    ...byWords,
    ...options.filter(({ value }) => byWords.every(other => other.value !== value)),
  ];
}

export async function findTeams(query: string): Promise<PickOption[]> {
  const results = query.trim() === '' ? null : await search('team', query);
  if (results) return results.map(({ title }) => textOption(title));
  const teams = (await listedMatches()).flatMap(
    match => (match as { competitors?: { name: string }[] | null }).competitors ?? [],
  );
  const names = [...new Set(teams.map(({ name }) => name))];
  return matching(
    names.sort().map(name => ({ value: name, label: name })),
    query,
  );
}

export async function findLeagues(query: string): Promise<PickOption[]> {
  const results = query.trim() === '' ? null : await search('league', query);
  if (results) return results.map(({ ref, title }) => ({ ...textOption(title), value: ref }));
  const answer = await load<{ leagues: { slug: string; name: string }[] }>('/api/leagues/');
  return matching(
    (answer?.leagues ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
    query,
  );
}

function textOption(segments: readonly { text: string }[]): PickOption {
  const label = segments.map(({ text }) => text).join('');
  return { value: label, label };
}

/** The labels of matches by their ids; those that the API does not have are missing. */
export async function labelMatches(
  ids: readonly string[],
  timeZone: string,
): Promise<PickOption[]> {
  const matches = await Promise.all(ids.map(matchOf));
  return matches.flatMap((match, at) =>
    match ? [{ ...toOption(match, timeZone), value: ids[at] ?? '' }] : [],
  );
}
