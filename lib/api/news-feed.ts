import { NewsPage, type NewsItem } from '../contract/news';
import { contentTags } from '../domain/content-tags';
import { getAnswer } from './client';

const feedSize = 30;

/** The newest news for a feed, of one tag or of all; null for a tag that no item has. */
export async function getFeedItems(tag: string | null): Promise<NewsItem[] | null> {
  const of = tag === null ? '' : `&tag=${encodeURIComponent(tag)}`;
  const answer = await getAnswer(`/api/news/?page_size=${feedSize}&page=1${of}`, NewsPage, {
    lifetimeSeconds: 300,
    tags: [contentTags.news],
  });
  const items = answer?.results ?? [];
  return items.length === 0 && tag !== null ? null : items;
}
