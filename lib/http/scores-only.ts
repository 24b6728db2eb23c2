import type { IncomingMessage } from 'node:http';
import { choicesOf, hasScoresOnlyParameter } from '@/lib/routing/choices';
import { scoresOnlyCookie } from '@/lib/routing/scores-only';

const { name, on } = scoresOnlyCookie;

/**
 * Whether a visitor's websocket is to have no prices: by the cookie, or by a parameter of the same name,
 * which pages use where the live server is another host, to which no cookie of the site is sent.
 */
export function asksForScoresOnly({ headers, url = '' }: IncomingMessage): boolean {
  return choicesOf(headers.cookie).isScoresOnly || hasScoresOnlyParameter(url);
}

/** The websocket URL of a page for a visitor who chose scores only. */
export function toScoresOnlyUrl(liveUrl: string): string {
  const url = new URL(liveUrl);
  url.searchParams.set(name, on);
  return url.href;
}
