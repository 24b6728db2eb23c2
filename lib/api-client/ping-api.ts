import { siteEnv } from '@/lib/env';

const timeLimitMs = 1000;

/** Whether the API host responds. Not cached. */
export const isApiReachable = (): Promise<boolean> => answersBelow500('/healthz');

/**
 * Whether the API host is ready: its database responds and its feed runs. A host without such a
 * call responds 404, which shows that it is reachable. Not cached.
 */
export const isApiReady = (): Promise<boolean> => answersBelow500('/readyz');

async function answersBelow500(path: string): Promise<boolean> {
  try {
    const response = await fetch(`${siteEnv().API_URL}${path}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
