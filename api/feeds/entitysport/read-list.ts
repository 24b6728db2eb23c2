import { secondsInDay } from 'date-fns/constants';
import { isPlausibleStart } from '@/api/feeds/plausible-times';
import { CallError, ProviderError, retryAfter } from '@/api/feeds/provider/provider-error';
import type { UnreadableItem, UnreadableItems } from '@/api/feeds/provider/unreadable-items';
import type { EntitySportClient } from './entitysport-client';
import { MatchList, MatchSummary } from './entitysport-replies';

type Deps = {
  client: EntitySportClient;
  unreadable: Pick<UnreadableItems, 'set'>;
  /** Unix seconds. */
  now: number;
};

/** Matches that begin later are not shown yet. */
export const aheadSeconds = 7 * secondsInDay;
const pageSize = 50;
const maxPages = 5;

/** A match of a reply, or why it cannot be read; `now` is in unix seconds. */
export function readSummary(item: unknown, now: number): MatchSummary | UnreadableItem {
  const { data, error } = MatchSummary.safeParse(item);
  if (data && isPlausibleStart(data.timestamp_start, now)) return data;
  const path = error?.issues[0]?.path.join('.') ?? 'timestamp_start';
  return { id: null, problem: `a listed match is not readable: ${path}` };
}

/** The matches of a status, of all pages, each once; one that cannot be read does not hide the others. */
export async function readList(
  { client, unreadable, now }: Deps,
  status: number,
): Promise<MatchSummary[]> {
  const matches = new Map<string, MatchSummary>();
  const problems: UnreadableItem[] = [];
  for (let number = 1; number <= maxPages; number += 1) {
    const list = await readPage(client, status, number);
    for (const item of list.items.slice(0, pageSize)) {
      const match = readSummary(item, now);
      if ('problem' in match) problems.push(match);
      else matches.set(match.match_id, match);
    }
    const lastStart = [...matches.values()].at(-1)?.timestamp_start ?? 0;
    if (number >= (list.total_pages ?? 1) || lastStart > now + aheadSeconds) break;
  }
  unreadable.set(`matches of status ${status}`, problems);
  return [...matches.values()];
}

async function readPage(
  client: EntitySportClient,
  status: number,
  number: number,
): Promise<MatchList> {
  const query = { status: String(status), per_page: String(pageSize), paged: String(number) };
  const reply = await client('/matches', query);
  if (reply.kind === 'missing')
    throw new ProviderError('/matches: not found: check ENTITYSPORT_URL', retryAfter.hour);
  if (reply.kind !== 'changed')
    throw new ProviderError(
      'the plan does not include the list of matches: choose one that covers cricket',
      retryAfter.hour,
    );
  const list = MatchList.safeParse(reply.response).data;
  if (!list) throw new CallError('/matches: the reply has an unknown shape', retryAfter.minute);
  return list;
}
