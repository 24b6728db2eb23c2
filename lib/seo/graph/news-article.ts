import type { NewsArticle } from 'schema-dts';
import { isoTime } from '@/lib/dates/date-text';
import { newsPath, type NewsStory } from '@/lib/domain/content/news-story';
import { newsImage } from '@/lib/seo/social-metadata';
import { publisher, type Site } from './site';

/** An article with its dates, author and publisher. */
export function newsArticle(story: NewsStory, site: Site): NewsArticle {
  const url = site.url + newsPath(story.slug);
  // Without a picture of its own it has the one that links to it show.
  const picture =
    story.picture?.src2x ?? story.picture?.src ?? newsImage(story.slug, story.title).path;
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: story.title,
    ...(story.excerpt && { description: story.excerpt }),
    datePublished: isoTime(story.publishedAt),
    dateModified: isoTime(story.updatedAt ?? story.publishedAt),
    ...(story.corrections.length > 0 && {
      correction: story.corrections.map(({ at, text }) => ({
        '@type': 'CorrectionComment' as const,
        text,
        datePublished: isoTime(at),
      })),
    }),
    inLanguage: 'en',
    ...(story.isRetrospective && { genre: 'Retrospective' }),
    author: story.author
      ? { '@type': 'Person', name: story.author, url: `${site.url}/about-us` }
      : publisher(site),
    publisher: publisher(site),
    image: [new URL(picture, site.url).href],
    ...(story.tags.length > 0 && { keywords: story.tags }),
  };
}
