import { CardPage } from '@/lib/contract/page';
import { contentTags } from '@/lib/domain/content/tags/content-tags';
import { toGuide, type Guide } from '@/lib/domain/content/guide';
import { countTags, type TagCount } from '@/lib/domain/content/tags/tag-counts';
import { unfilteredList, type ListQuery } from '@/lib/routing/list-query';
import { siteEnv } from '@/lib/env';
import { fetchListPage, type List } from './lists/fetch-list-page';

const pageSize = 9;
const taggedGuides = 100;

/** One page of the betting guides; null beyond the last. */
export async function getGuides(query: ListQuery): Promise<List<Guide> | null> {
  return getSome(query, pageSize);
}

/** The tags of the guides, most frequent first. */
export async function getGuideTags(): Promise<TagCount[]> {
  const guides = (await getSome(unfilteredList, taggedGuides))?.items ?? [];
  return countTags(guides.map(({ tags }) => tags));
}

async function getSome(query: ListQuery, size: number): Promise<List<Guide> | null> {
  const cacheOptions = { lifetimeSeconds: 300, tags: [contentTags.guides], pageSize: size };
  const list = await fetchListPage('/api/pages/tags/', CardPage, query, cacheOptions);
  const { IMAGE_HOSTS } = siteEnv();
  return list && { ...list, items: list.items.map(card => toGuide(card, IMAGE_HOSTS)) };
}
