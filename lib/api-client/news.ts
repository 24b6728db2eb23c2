import { cache } from 'react';
import { NewsItem, NewsPage } from '@/lib/contract/news';
import { EventPage } from '@/lib/contract/event';
import { toMatch, type Match } from '@/lib/domain/match/match';
import { contentTags } from '@/lib/domain/content/tags/content-tags';
import { countTags, type TagCount } from '@/lib/domain/content/tags/tag-counts';
import { unfilteredList, type ListQuery } from '@/lib/routing/list-query';
import { showsPrices, type Policy } from '@/lib/domain/policy';
import {
  newsSectionTags,
  toNewsStory,
  type NewsSection,
  type NewsStory,
} from '@/lib/domain/content/news-story';
import { siteEnv } from '@/lib/env';
import { nullOnClientError } from './api-error';
import { getResponse } from './client';
import { fetchListPage, type List } from './lists/fetch-list-page';

const lifetimeSeconds = 300;
const pageSize = 9;
const taggedStories = 100;
/** The number that fits in two rows. */
const barTags = 12;

/** Leaves out the reports that the host has written by a program; other hosts ignore it. */
const handWritten = '&reports=no';

/**
 * One page of the news, with its advert where the policy allows it; null beyond the last. Without a tag it has no
 * reports of the host's program, which are more than people write: they have their section and their tag.
 */
export async function getNews(query: ListQuery, policy: Policy): Promise<List<NewsStory> | null> {
  const list = await getStories(query, pageSize, query.tags.length > 0 ? '' : handWritten);
  return list && withBanner(list, policy);
}

/** The newest hand-written stories, in whatever order the host lists them; the newest reports where these are few. */
export async function getLatestNews(count: number): Promise<NewsStory[]> {
  const written = (await getStories(unfilteredList, count, handWritten))?.items ?? [];
  if (written.length >= count) return written.toSorted(byNewest);
  const all = (await getStories(unfilteredList, count))?.items ?? [];
  const slugs = new Set(written.map(({ slug }) => slug));
  const others = all.filter(({ slug }) => !slugs.has(slug)).toSorted(byNewest);
  return [...written.toSorted(byNewest), ...others].slice(0, count);
}

/** The newest stories of each section of the news, without sections that have none. */
export async function getNewsSections(count: number): Promise<NewsSection[]> {
  const sections = await Promise.all(
    newsSectionTags.map(async tag => ({ tag, stories: await getTaggedNews(tag, count) })),
  );
  return sections.filter(({ stories }) => stories.length > 0);
}

/** The newest stories with a tag. */
export async function getTaggedNews(tag: string, count: number): Promise<NewsStory[]> {
  const list = await getStories({ page: 1, tags: [tag] }, count);
  // A host that ignores tags sends all stories.
  return (list?.items ?? []).filter(story => hasTag(story, tag)).toSorted(byNewest);
}

const byNewest = (a: NewsStory, b: NewsStory): number => b.publishedAt - a.publishedAt;

const hasTag = ({ tags }: NewsStory, tag: string): boolean =>
  tags.some(other => other.toLowerCase() === tag.toLowerCase());

/** The most frequent tags of the newest hand-written stories. */
export async function getNewsTags(): Promise<TagCount[]> {
  const stories = (await getStories(unfilteredList, taggedStories, handWritten))?.items ?? [];
  const tags = stories.map(story => story.tags.map(tag => ({ slug: tag, name: tag })));
  return countTags(tags, barTags);
}

async function getStories(
  query: ListQuery,
  size: number,
  search = '',
): Promise<List<NewsStory> | null> {
  const cacheOptions = { lifetimeSeconds, tags: [contentTags.news], pageSize: size, search };
  const list = await fetchListPage('/api/news/', NewsPage, query, cacheOptions);
  return list && { ...list, items: list.items.map(toStory) };
}

/** An article by its encoded slug; null when it does not exist. */
export const getNewsStory = cache(
  async (slug: string, policy: Policy): Promise<NewsStory | null> => {
    const item = await nullOnClientError(
      getResponse(`/api/news/${slug}/`, NewsItem, {
        lifetimeSeconds,
        tags: [contentTags.newsItem(decodeURIComponent(slug))],
      }),
    );
    return item && withBanner(toStory(item), policy);
  },
);

/** The matches that a story is about, without prices; none for a host that does not know them. */
export async function getStoryMatches(slug: string): Promise<Match[]> {
  const page = await nullOnClientError(
    getResponse(`/api/news/${slug}/matches/`, EventPage, { lifetimeSeconds: 30, tags: ['events'] }),
  );
  return (page?.results ?? []).map(event => toMatch({ ...event, markets: [] }));
}

/** The stories about a match; none for a host that does not know them. */
export async function getMatchStories(id: string): Promise<NewsStory[]> {
  const page = await nullOnClientError(
    getResponse(`/api/events/${encodeURIComponent(id)}/news/`, NewsPage, {
      lifetimeSeconds: 60,
      tags: [contentTags.news],
    }),
  );
  return (page?.results ?? []).map(toStory);
}

const withBanner = <T extends { banner: string }>(page: T, policy: Policy): T =>
  showsPrices(policy) ? page : { ...page, banner: '' };

const toStory = (item: NewsItem): NewsStory => toNewsStory(item, siteEnv().IMAGE_HOSTS);
