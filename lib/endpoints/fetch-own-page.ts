import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';

const timeLimitMs = 5000;

/** A page of this site as a visitor receives it; null when the request fails. */
export async function fetchOwnPage(path: string): Promise<{ status: number; html: string } | null> {
  try {
    const response = await fetch(`http://localhost:${siteEnv().PORT}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    return { status: response.status, html: await response.text() };
  } catch (error) {
    log.debug({ path, reason: String(error) }, 'own page not read');
    return null;
  }
}
