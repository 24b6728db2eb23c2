import { CardPage } from '../contract/page';
import { contentTags } from '../domain/content-tags';
import { toGuide, type Guide } from '../domain/guide';
import type { ListQuery } from '../domain/list-query';
import { siteEnv } from '../env';
import { getList, type List } from './get-list';

const pageSize = 9;

/** One page of the betting guides; null beyond the last. */
export async function getGuides(query: ListQuery): Promise<List<Guide> | null> {
  const keep = { lifetimeSeconds: 300, tags: [contentTags.guides], pageSize };
  const list = await getList('/api/pages/tags/', CardPage, query, keep);
  const { IMAGE_HOSTS } = siteEnv();
  return list && { ...list, items: list.items.map(card => toGuide(card, IMAGE_HOSTS)) };
}
