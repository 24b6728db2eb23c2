import { siteEnv } from '@/lib/env';

const timeLimitMs = 1000;

/** A call that every host answers: each page of the site has the menu. */
const menuCall = '/api/pages/links/';

/**
 * Whether the API host responds. A host may lack the health call and answer it with an error, or not
 * at all: it is reachable while it serves pages. Not cached.
 */
export async function isApiReachable(): Promise<boolean> {
  return isAnswer(await statusOf('/healthz')) || isAnswer(await statusOf(menuCall));
}

/**
 * Whether the API host is ready: its database responds and its feed runs, or, for a host without
 * such a call, it serves pages. Only 503 means that it is not ready. Not cached.
 */
export async function isApiReady(): Promise<boolean> {
  const status = await statusOf('/readyz');
  if (status === 503) return false;
  return isAnswer(status) || isAnswer(await statusOf(menuCall));
}

const isAnswer = (status: number | null): boolean => status !== null && status < 500;

/** Null without a response in time. */
async function statusOf(path: string): Promise<number | null> {
  try {
    const response = await fetch(`${siteEnv().API_URL}${path}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}
