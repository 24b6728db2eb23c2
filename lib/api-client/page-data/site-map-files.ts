import { siteEnv } from '@/lib/env';
import { fitsSiteMap } from '@/lib/routing/indexing';
import { isRegionBlocked } from '@/lib/routing/region';
import type { Policy } from '@/lib/domain/policy';
import { siteMapKinds, type SiteMapEntry } from './site-map';

/** The limit of https://www.sitemaps.org/protocol.html for one file. */
const maxEntries = 50_000;

/**
 * Every sitemap by its file's name, such as `news-1.xml`, with the pages that a policy allows. Throws when
 * the API host is down.
 */
export async function siteMapFiles(policy: Policy): Promise<Map<string, SiteMapEntry[]>> {
  const kinds = Object.entries(siteMapKinds);
  const all = kinds.map(async ([kind, get]) => toFiles(kind, await get(), policy));
  return new Map((await Promise.all(all)).flat());
}

const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';

/** The sitemap files of one kind, with the pages that a policy allows; none without entries. */
export function toFiles(
  kind: string,
  entries: SiteMapEntry[],
  policy: Policy,
): [name: string, entries: SiteMapEntry[]][] {
  const { SITE_URL } = siteEnv();
  const visible = entries.filter(
    ({ path }) => !isRegionBlocked(pathOf(path), policy) && fitsSiteMap(path, SITE_URL),
  );
  return Array.from({ length: Math.ceil(visible.length / maxEntries) }, (_, index) => [
    `${kind}-${index + 1}.xml`,
    visible.slice(index * maxEntries, (index + 1) * maxEntries),
  ]);
}
