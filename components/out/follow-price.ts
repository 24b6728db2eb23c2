import { newKey } from '@/lib/browser-key';
import { post, PostError } from '@/lib/api/browser';
import { readClickOutPath, type ClickOutPath } from '@/lib/domain/click-out';
import { formatOdds, toOdds } from '@/lib/domain/odds';
import type { OddsFormat } from '@/lib/domain/odds-format';

/** Where a price leads; or where to look again, since it is suspended; or that it failed. */
export type Followed = { url: string } | { matchPath: string } | { failed: true };

const endpoint = '/api/events/redirect/';
const keyName = 'click-out';
/** One post an address, however often the screen is drawn. */
const followed = new Map<string, Promise<Followed>>();

/** Browser only. Has a click-out logged once, and says where it leads. */
export function followPrice(pathname: string, format: OddsFormat): Promise<Followed> {
  const known = followed.get(pathname);
  if (known) return known;
  const path = readClickOutPath(pathname);
  const answer: Promise<Followed> = path
    ? ask(path, pathname, format)
    : Promise.resolve({ failed: true });
  followed.set(pathname, answer);
  return answer;
}

async function ask(path: ClickOutPath, pathname: string, format: OddsFormat): Promise<Followed> {
  const odds = toOdds(path.odds);
  const body = {
    ...path,
    key: keyFor(pathname),
    page: cameFrom(),
    shown: odds && formatOdds(odds, format),
  };
  try {
    return toFollowed(await onceMore(() => post(endpoint, body)));
  } catch (error) {
    if (error instanceof PostError && error.status === 409) return suspended(error.body);
    return { failed: true };
  }
}

/** An answer may have been lost on its way: the key makes the second post the same click-out. */
async function onceMore(send: () => Promise<unknown>): Promise<unknown> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof PostError && (error.status === 0 || error.status >= 500)) return send();
    throw error;
  }
}

function toFollowed(body: unknown): Followed {
  if (typeof body === 'object' && body && 'url' in body && typeof body.url === 'string') {
    forgetKey();
    return { url: body.url };
  }
  return { failed: true };
}

function suspended(body: unknown): Followed {
  const path = typeof body === 'object' && body && 'match_path' in body ? body.match_path : null;
  const isOwn = typeof path === 'string' && /^\/(?![/\\])/.test(path);
  return { matchPath: isOwn ? path : '/odds/matches' };
}

/** The page of ours that the visitor left; null for a link from elsewhere. */
function cameFrom(): string | null {
  const referrer = URL.parse(document.referrer);
  return referrer?.origin === window.location.origin ? referrer.pathname.slice(0, 2000) : null;
}

/** Kept over a reload, until an answer comes. */
function keyFor(pathname: string): string {
  try {
    const [kept, path] = JSON.parse(sessionStorage.getItem(keyName) ?? '[]') as string[];
    if (kept && path === pathname) return kept;
    const key = newKey();
    sessionStorage.setItem(keyName, JSON.stringify([key, pathname]));
    return key;
  } catch {
    return newKey();
  }
}

function forgetKey(): void {
  try {
    sessionStorage.removeItem(keyName);
  } catch {
    // Storage that cannot be written holds no key either.
  }
}
