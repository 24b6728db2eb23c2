import { LRUCache } from 'lru-cache';
import type { ItemCalls } from '@/api/feeds/provider/item-calls';
import { CallError, retryAfter } from '@/api/feeds/provider/provider-error';
import type { CricketDataClient } from './cricketdata-client';
import { SeriesInfo, type Match } from './cricketdata-replies';

type Deps = {
  client: CricketDataClient;
  calls: ItemCalls;
  /** Whether the hits of the day allow another call. */
  mayCall: () => boolean;
};

/** The names of series, which the provider's list has only as ids. */
export type SeriesNames = {
  /** Null while the name is not known, or the match's own name has it. */
  nameOf(match: Match): string | null;
  /** Reads the series of these matches that are not known yet, each once. */
  learn(matches: readonly Match[]): Promise<void>;
};

const maxSeries = 1000;

export function createSeriesNames({ client, calls, mayCall }: Deps): SeriesNames {
  const names = new LRUCache<string, string>({ max: maxSeries });

  async function read(id: string): Promise<void> {
    const reply = await client('/series_info', { id });
    const series = reply.kind === 'ok' ? SeriesInfo.safeParse(reply.data).data : null;
    const problem = reply.kind === 'ok' ? 'the reply has an unknown shape' : reply.reason;
    if (!series) throw new CallError(`/series_info: ${problem}`, retryAfter.hour);
    names.set(id, series.info.name);
  }

  return {
    nameOf: ({ series_id: id }) => (id === null ? null : (names.get(id) ?? null)),
    async learn(matches) {
      const ids = matches.flatMap(({ name, series_id: id }) =>
        id === null || namesSeries(name) || names.has(id) ? [] : id,
      );
      await calls.each(new Map(ids.map(id => [id, mayCall() ? 0 : null])), read);
    },
  };
}

/** 'West Indies vs India, 2nd T20I, India tour of West Indies' names its series. */
const namesSeries = (name: string): boolean => name.split(',').length > 2;
