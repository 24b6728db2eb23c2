import { createIdempotencyKey } from '@/lib/idempotency-key';
import { post, PostError } from '@/lib/api-client/browser';
import {
  parseClickOutBookmaker,
  parseClickOutPath,
  type ClickOutPath,
} from '@/lib/routing/click-out';
import { formatOdds, toOdds } from '@/lib/domain/odds/odds';
import type { OddsFormat } from '@/lib/domain/odds/odds-format';

/** The operator's URL, the match path when the price is suspended, or a failure. */
export type ClickOutResult = { url: string } | { matchPath: string } | { failed: true };

const endpoint = '/api/events/redirect/';
const keyName = 'click-out';
/** One request per path, however often the component mounts. */
const results = new Map<string, Promise<ClickOutResult>>();

/** Browser only. Records a click-out once and returns its target. */
export function recordClickOut(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  format: OddsFormat,
): Promise<ClickOutResult> {
  const bookmaker = parseClickOutBookmaker(search);
  const url = `${pathname} ${bookmaker ?? ''}`;
  const known = results.get(url);
  if (known) return known;
  const path = parseClickOutPath(pathname);
  const answer: Promise<ClickOutResult> = path
    ? postClickOut({ ...path, ...(bookmaker && { bookmaker }) }, url, format)
    : Promise.resolve({ failed: true });
  results.set(url, answer);
  return answer;
}

async function postClickOut(
  target: ClickOutPath & { bookmaker?: string },
  url: string,
  format: OddsFormat,
): Promise<ClickOutResult> {
  const odds = toOdds(target.odds);
  const body = {
    ...target,
    key: idempotencyKeyFor(url),
    page: referringPath(),
    shown: odds && formatOdds(odds, format),
  };
  try {
    return toResult(await withRetry(() => post(endpoint, body)));
  } catch (error) {
    if (error instanceof PostError && error.status === 409) return toSuspendedResult(error.body);
    return { failed: true };
  }
}

/** Retries once: the first response may be lost, and the idempotency key prevents a duplicate. */
async function withRetry(send: () => Promise<unknown>): Promise<unknown> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof PostError && (error.status === 0 || error.status >= 500)) return send();
    throw error;
  }
}

function toResult(body: unknown): ClickOutResult {
  if (typeof body === 'object' && body && 'url' in body && typeof body.url === 'string') {
    forgetKey();
    return { url: body.url };
  }
  return { failed: true };
}

function toSuspendedResult(body: unknown): ClickOutResult {
  const path = typeof body === 'object' && body && 'match_path' in body ? body.match_path : null;
  const isOwn = typeof path === 'string' && /^\/(?![/\\])/.test(path);
  return { matchPath: isOwn ? path : '/odds/matches' };
}

/** Path of the page on this site that the visitor came from; null for external links. */
function referringPath(): string | null {
  const referrer = URL.parse(document.referrer);
  return referrer?.origin === window.location.origin ? referrer.pathname.slice(0, 2000) : null;
}

/** Stored in `sessionStorage` across reloads until a response arrives. */
function idempotencyKeyFor(pathname: string): string {
  try {
    const [stored, path] = JSON.parse(sessionStorage.getItem(keyName) ?? '[]') as string[];
    if (stored && path === pathname) return stored;
    const key = createIdempotencyKey();
    sessionStorage.setItem(keyName, JSON.stringify([key, pathname]));
    return key;
  } catch {
    return createIdempotencyKey();
  }
}

function forgetKey(): void {
  try {
    sessionStorage.removeItem(keyName);
  } catch {
    // Storage that cannot be written holds no key either.
  }
}
