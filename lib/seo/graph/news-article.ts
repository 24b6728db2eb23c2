import type { NewsArticle } from 'schema-dts';
import { isoTime } from '@/lib/dates/date-text';
import { newsPath, type NewsStory } from '@/lib/domain/content/news-story';
import { publisher, type Site } from './site';

/** An article with its dates, author and publisher. */
export function newsArticle(story: NewsStory, site: Site): NewsArticle {
  const url = site.url + newsPath(story.slug);
  const picture = story.picture?.src2x ?? story.picture?.src ?? null;
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: story.title,
    ...(story.excerpt && { description: story.excerpt }),
    datePublished: isoTime(story.publishedAt),
    dateModified: isoTime(story.updatedAt ?? story.publishedAt),
    inLanguage: 'en',
    ...(story.isRetrospective && { genre: 'Retrospective' }),
    author: story.author
      ? { '@type': 'Person', name: story.author, url: `${site.url}/about-us` }
      : publisher(site),
    publisher: publisher(site),
    ...(picture && { image: [new URL(picture, site.url).href] }),
    ...(story.tags.length > 0 && { keywords: story.tags }),
  };
}
