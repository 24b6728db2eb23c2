import { CardPage } from '@/lib/contract/page';
import { contentTags } from '@/lib/domain/content/content-tags';
import { toGuide, type Guide } from '@/lib/domain/content/guide';
import type { ListQuery } from '@/lib/routing/list-query';
import { siteEnv } from '@/lib/env';
import { fetchListPage, type List } from './fetch-list-page';

const pageSize = 9;

/** One page of the betting guides; null beyond the last. */
export async function getGuides(query: ListQuery): Promise<List<Guide> | null> {
  const cacheOptions = { lifetimeSeconds: 300, tags: [contentTags.guides], pageSize };
  const list = await fetchListPage('/api/pages/tags/', CardPage, query, cacheOptions);
  const { IMAGE_HOSTS } = siteEnv();
  return list && { ...list, items: list.items.map(card => toGuide(card, IMAGE_HOSTS)) };
}
