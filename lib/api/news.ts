import { cache } from 'react';
import { NewsItem, NewsPage } from '../contract/news';
import { contentTags } from '../domain/content-tags';
import { wholeList, type ListQuery } from '../domain/list-query';
import { toNewsStory, type NewsStory } from '../domain/news-story';
import { siteEnv } from '../env';
import { noneIfRefused } from './api-error';
import { getAnswer } from './client';
import { getList, type List } from './get-list';

const lifetimeSeconds = 300;
const pageSize = 9;

/** One page of the news; null beyond the last. */
export const getNews = async (query: ListQuery): Promise<List<NewsStory> | null> =>
  getStories(query, pageSize);

/** The newest stories. */
export async function getLatestNews(count: number): Promise<NewsStory[]> {
  return (await getStories(wholeList, count))?.items ?? [];
}

async function getStories(query: ListQuery, size: number): Promise<List<NewsStory> | null> {
  const keep = { lifetimeSeconds, tags: [contentTags.news], pageSize: size };
  const list = await getList('/api/news/', NewsPage, query, keep);
  return list && { ...list, items: list.items.map(toStory) };
}

/** An article by its slug as the address has it, still encoded; null when there is none. */
export const getNewsStory = cache(async (slug: string): Promise<NewsStory | null> => {
  const item = await noneIfRefused(
    getAnswer(`/api/news/${slug}/`, NewsItem, {
      lifetimeSeconds,
      tags: [contentTags.newsItem(decodeURIComponent(slug))],
    }),
  );
  return item && toStory(item);
});

const toStory = (item: NewsItem): NewsStory => toNewsStory(item, siteEnv().IMAGE_HOSTS);
