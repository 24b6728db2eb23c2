import { setTimeout as sleep } from 'node:timers/promises';
import { stripPrices } from '@/lib/domain/odds/strip-prices';
import { requestIdHeaders } from '@/lib/http/request-id';
import { log } from '@/lib/log';
import { createSharedCalls } from './shared-calls';

/** A response of the API host that any number of requests are answered with. */
export type Snapshot = {
  status: number;
  /** 'content-type' and 'date', as far as the host sends them. */
  headers: [string, string][];
  body: Uint8Array;
  /** The body without prices; throws when it is not JSON. */
  bodyWithoutPrices(): Uint8Array;
};

const timeLimitMs = 3000;
const gatherMs = 50;
const intervalMs = 250;

/** One for the process, in whichever bundles Next puts this module. */
type Shared = { offTheBatSnapshots?: (url: string) => Promise<Snapshot> };

/**
 * Requests a snapshot by its URL at the API host. After a restart of the API all visitors of a
 * match request it together: those within 50 ms share a call, and calls of one URL begin at least
 * 250 ms apart. None gets a response that is older than its request.
 */
export function getSnapshot(url: string): Promise<Snapshot> {
  const shared = globalThis as Shared;
  shared.offTheBatSnapshots ??= createSharedCalls({ load, gatherMs, intervalMs, sleep });
  return shared.offTheBatSnapshots(url);
}

async function load(url: string): Promise<Snapshot> {
  try {
    const response = await fetchTwice(url);
    const body = new Uint8Array(await response.arrayBuffer());
    const headers = ['content-type', 'date'].flatMap((name): [string, string][] => {
      const value = response.headers.get(name);
      return value ? [[name, value]] : [];
    });
    let withoutPrices: Uint8Array | null = null;
    return {
      status: response.status,
      headers,
      body,
      bodyWithoutPrices: () => (withoutPrices ??= strip(body)),
    };
  } catch (error) {
    log.warn({ path: new URL(url).pathname, reason: String(error) }, 'Bad response status');
    throw error;
  }
}

/** One retry: a host that stops or starts refuses, and another instance may not. A timeout is not retried. */
async function fetchTwice(url: string): Promise<Response> {
  const signal = AbortSignal.timeout(timeLimitMs);
  // The id is that of the request which began the call.
  const send = () => fetch(url, { cache: 'no-store', headers: requestIdHeaders(), signal });
  const first = await send().catch(() => null);
  if (first && first.status < 500) return first;
  await first?.body?.cancel();
  signal.throwIfAborted();
  return send();
}

const strip = (body: Uint8Array): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(stripPrices(JSON.parse(new TextDecoder().decode(body)))));
