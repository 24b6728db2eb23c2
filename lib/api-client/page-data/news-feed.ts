import { NewsPage, type NewsItem } from '@/lib/contract/news';
import { contentTags } from '@/lib/domain/content/tags/content-tags';
import { getResponse } from '@/lib/api-client/client';

const feedSize = 30;

/** The newest items for a feed, of one tag or of all; null for a tag that no item has. */
export async function getFeedItems(tag: string | null): Promise<NewsItem[] | null> {
  const tagQuery = tag === null ? '' : `&tag=${encodeURIComponent(tag)}`;
  const response = await getResponse(
    `/api/news/?page_size=${feedSize}&page=1${tagQuery}`,
    NewsPage,
    {
      lifetimeSeconds: 300,
      tags: [contentTags.news],
    },
  );
  const items = response?.results ?? [];
  return items.length === 0 && tag !== null ? null : items;
}
