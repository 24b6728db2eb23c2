import { secondsInDay } from 'date-fns/constants';
import { isPlausibleStart } from '@/api/feeds/plausible-times';
import { CallError, ProviderError, retryAfter } from '@/api/feeds/provider/provider-error';
import type { UnreadableItem, UnreadableItems } from '@/api/feeds/provider/unreadable-items';
import type { EntitySportClient } from './entitysport-client';
import { MatchList, MatchSummary } from './entitysport-replies';

type Deps = {
  client: EntitySportClient;
  unreadable: Pick<UnreadableItems, 'set'>;
  /** The time in unix seconds. */
  seconds: () => number;
};

export type MatchListReader = {
  /** The matches of a status, of all pages, each once. */
  listed(status: number): Promise<MatchSummary[]>;
  /** A match of a reply; null for one that cannot be read. */
  read(item: unknown): MatchSummary | null;
};

/** Matches that begin later are not shown yet. */
export const aheadSeconds = 7 * secondsInDay;
const pageSize = 50;
const maxPages = 5;

/** Reads lists of matches one by one, so that one of an unknown shape does not hide the others. */
export function createMatchListReader({ client, unreadable, seconds }: Deps): MatchListReader {
  function parsed(item: unknown): MatchSummary | UnreadableItem {
    const { data, error } = MatchSummary.safeParse(item);
    if (data && isPlausibleStart(data.timestamp_start, seconds())) return data;
    const path = error?.issues[0]?.path.join('.') ?? 'timestamp_start';
    return { id: null, problem: `a listed match is not readable: ${path}` };
  }

  async function page(status: number, number: number): Promise<MatchList> {
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

  return {
    async listed(status) {
      const matches = new Map<string, MatchSummary>();
      const problems: UnreadableItem[] = [];
      for (let number = 1; number <= maxPages; number += 1) {
        const list = await page(status, number);
        const found = list.items.slice(0, pageSize).map(parsed);
        for (const one of found)
          if ('problem' in one) problems.push(one);
          else matches.set(one.match_id, one);
        const lastStart = [...matches.values()].at(-1)?.timestamp_start ?? 0;
        if (number >= (list.total_pages ?? 1) || lastStart > seconds() + aheadSeconds) break;
      }
      unreadable.set(`matches of status ${status}`, problems);
      return [...matches.values()];
    },
    read: item => {
      const match = parsed(item);
      return 'problem' in match ? null : match;
    },
  };
}
