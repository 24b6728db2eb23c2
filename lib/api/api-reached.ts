import { siteEnv } from '../env';

const timeLimitMs = 1000;

/** Whether the API host answers at all, asked anew. */
export async function isApiReached(): Promise<boolean> {
  try {
    const answer = await fetch(`${siteEnv().API_URL}/healthz`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
