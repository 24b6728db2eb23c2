import * as z from 'zod';
import { LooseCount, LooseText } from '@/api/feeds/provider/loose-values';
import { callProvider, withRetries } from '@/api/feeds/provider/provider-call';
import {
  ProviderError,
  TemporaryError,
  problemOf,
  retryAfter,
} from '@/api/feeds/provider/provider-error';

/** Hits of the key, as each reply has them; null where it has none. */
export type Hits = { used: number; today: number | null; limit: number | null };

type Options = {
  url: string;
  key: string;
  /** Called for each reply, also for one that refuses or cannot be used. */
  onReply: (hits: Hits) => void;
  /** Waits before a retry; tests do not wait. */
  wait?: (ms: number) => Promise<unknown>;
};

export type CricketDataReply =
  | { kind: 'ok'; data: unknown; totalRows: number | null }
  /** The provider's reason, such as that it has no scorecard. */
  | { kind: 'failed'; reason: string };

export type CricketDataClient = (
  path: string,
  query?: Record<string, string>,
) => Promise<CricketDataReply>;

const Info = z.object({
  hitsToday: LooseCount,
  hitsUsed: LooseCount,
  hitsLimit: LooseCount,
  totalRows: LooseCount,
});
const Envelope = z.object({
  status: LooseText,
  reason: LooseText,
  data: z.unknown().optional(),
  info: Info.optional().catch(undefined),
});

const quarterOfAnHour = 15 * 60_000;
/** Of a reply without hits: it may have been counted. */
const unknownHits: Hits = { used: 1, today: null, limit: null };

/**
 * Calls CricketData (v1). A refusal is a reply with the status 'failure' and a reason; errors never have
 * the key.
 */
export function createCricketDataClient({ url, key, onReply, wait }: Options): CricketDataClient {
  async function attempt(path: string, query: Record<string, string>): Promise<CricketDataReply> {
    const target = new URL(`/v1${path}`, url);
    target.search = new URLSearchParams({ ...query, apikey: key }).toString();
    let isReached = false;
    const { status, body } = await callProvider(path, target, {
      onReply: () => (isReached = true),
    }).catch((error: unknown) => {
      if (isReached) onReply(unknownHits);
      throw error;
    });
    const envelope = Envelope.safeParse(body).data;
    if (!envelope?.status) {
      onReply(unknownHits);
      if (status === 401 || status === 403) throw wrongKey();
      throw new TemporaryError(`${path}: answered ${status}, of an unknown shape`);
    }
    // Some refusals have the hits beside the reason.
    const info = envelope.info ?? Info.parse(body);
    const { hitsUsed: used, hitsToday: today, hitsLimit: limit } = info;
    onReply({ used: Math.max(1, used ?? 1), today, limit });
    if (envelope.status === 'success')
      return { kind: 'ok', data: envelope.data, totalRows: info.totalRows };
    const reason = problemOf((envelope.reason ?? 'no reason').replaceAll(key, '[hidden]'));
    const error = refusal(reason, status);
    if (error) throw error;
    return { kind: 'failed', reason };
  }

  return (path, query = {}) => withRetries(() => attempt(path, query), wait);
}

const wrongKey = () =>
  new ProviderError('the key in CRICKETDATA_KEY is not valid', retryAfter.tenMinutes);

/** The reasons that concern all calls; null for one about this call alone. */
function refusal(reason: string, status: number): ProviderError | null {
  if (/hits? (?:today|limit)|exceeded|quota/i.test(reason))
    return new ProviderError(
      'the hits of the plan are used up: scores come again tomorrow',
      retryAfter.hour,
    );
  if (/block/i.test(reason))
    return new ProviderError('too many calls: the provider blocks the key', quarterOfAnHour);
  return status === 401 || status === 403 || /api ?key|unauthori[sz]ed/i.test(reason)
    ? wrongKey()
    : null;
}
