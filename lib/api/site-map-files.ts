import { cache } from 'react';
import { isWithheld } from '../domain/region';
import { policyFor, type Policy } from '../domain/view';
import { siteEnv } from '../env';
import { siteMapKinds, type SiteMapEntry } from './site-map';

/** A file of https://www.sitemaps.org/protocol.html holds at most so many. */
const maxEntries = 50_000;

/** Every sitemap by its file's name, such as `news-1.xml`. Throws when the API host is down. */
export const siteMapFiles = cache(async (): Promise<Map<string, SiteMapEntry[]>> => {
  // A search engine is a visitor from nowhere in particular.
  const policy = policyFor(null, siteEnv().REGION_POLICY);
  const kinds = Object.entries(siteMapKinds);
  const all = kinds.map(async ([kind, get]) => toFiles(kind, await get(), policy));
  return new Map((await Promise.all(all)).flat());
});

const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';

/** The files of one kind, of what a policy shows; none without entries. */
export function toFiles(
  kind: string,
  entries: SiteMapEntry[],
  policy: Policy,
): [name: string, entries: SiteMapEntry[]][] {
  const shown = entries.filter(({ path }) => !isWithheld(pathOf(path), policy));
  return Array.from({ length: Math.ceil(shown.length / maxEntries) }, (_, at) => [
    `${kind}-${at + 1}.xml`,
    shown.slice(at * maxEntries, (at + 1) * maxEntries),
  ]);
}
