import { oddsCookie, type OddsFormat } from '../domain/odds-format';
import { siteEnv } from '../env';
import { log } from '../log';

const timeLimitMs = 5000;

/** A page of this very site as a visitor gets it; null when it does not come. */
export async function readOwnPage(
  path: string,
  format?: OddsFormat,
): Promise<{ status: number; html: string } | null> {
  try {
    const response = await fetch(`http://localhost:${siteEnv().PORT}${path}`, {
      redirect: 'manual',
      headers: format ? { cookie: `${oddsCookie.name}=${format}` } : {},
      signal: AbortSignal.timeout(timeLimitMs),
    });
    return { status: response.status, html: await response.text() };
  } catch (error) {
    log.debug({ path, reason: String(error) }, 'own page not read');
    return null;
  }
}
