import { siteEnv } from '@/lib/env';
import { fitsSiteMap } from '@/lib/routing/indexing';
import { isRegionBlocked } from '@/lib/routing/region';
import type { Policy } from '@/lib/domain/policy';
import { siteMapKinds, type SiteMapEntry, type SiteMapKind } from './site-map-kinds';

/**
 * Ten calls of the API host make a file. It stays far below the limits of 50,000 addresses and 50 MB
 * (https://www.sitemaps.org/protocol.html): 1,000 addresses of fewer than 2,048 characters have 2 MB.
 */
const maxEntries = 1000;

/**
 * The names of all sitemaps, such as `news-1.xml`, that have pages which a policy allows. Throws when the API
 * host is down.
 */
export async function siteMapNames(policy: Policy): Promise<string[]> {
  const names = Object.entries(siteMapKinds).map(async ([name, kind]) => {
    const files = Math.ceil((await countOf(kind, policy)) / maxEntries);
    return Array.from({ length: files }, (_, index) => `${name}-${index + 1}.xml`);
  });
  return (await Promise.all(names)).flat();
}

/**
 * The pages of a sitemap that a policy allows; null for a name that is not among `siteMapNames`. Throws when
 * the API host is down.
 */
export async function siteMapEntries(file: string, policy: Policy): Promise<SiteMapEntry[] | null> {
  const [, name = '', number = ''] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
  const kind = new Map<string, SiteMapKind>(Object.entries(siteMapKinds)).get(name);
  const first = (Number(number) - 1) * maxEntries;
  if (!kind || first >= (await countOf(kind, policy))) return null;
  if ('entries' in kind)
    return (await listedEntries(kind.entries, policy)).slice(first, first + maxEntries);
  const entries = await listedEntries(() => kind.slice(first, first + maxEntries), policy);
  // The index does not know what a part of the list has, and a sitemap must have an address.
  return entries.length > 0 ? entries : [{ path: kind.listPath, changedAt: null }];
}

async function countOf(kind: SiteMapKind, policy: Policy): Promise<number> {
  if ('entries' in kind) return (await listedEntries(kind.entries, policy)).length;
  return isRegionBlocked(kind.listPath, policy) ? 0 : kind.count();
}

const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';

async function listedEntries(
  get: () => Promise<SiteMapEntry[]>,
  policy: Policy,
): Promise<SiteMapEntry[]> {
  const { SITE_URL } = siteEnv();
  return (await get()).filter(
    ({ path }) => !isRegionBlocked(pathOf(path), policy) && fitsSiteMap(path, SITE_URL),
  );
}
