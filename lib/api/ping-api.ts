import { siteEnv } from '../env';

const timeLimitMs = 1000;

/** Whether the API host answers at all. Not cached. */
export const isApiReached = (): Promise<boolean> => answersBelow500('/healthz');

/**
 * Whether the API host says that it is ready: its database answers and its feed runs. A host without
 * such a call responds 404, which shows that it is reached. Not cached.
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
