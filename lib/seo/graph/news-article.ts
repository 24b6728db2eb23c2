import type { NewsArticle } from 'schema-dts';
import { newsPath, type NewsStory } from '../../domain/news-story';
import { plainText } from '../../domain/plain-text';
import { publisher, type Site } from './site';

const descriptionLength = 160;

/** An article with its dates, who wrote it and who publishes it. */
export function newsArticle(story: NewsStory, site: Site): NewsArticle {
  const url = site.url + newsPath(story.slug);
  const picture = story.picture?.src2x ?? story.picture?.src ?? null;
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: story.title,
    description: plainText(story.text, descriptionLength),
    datePublished: toIso(story.publishedAt),
    dateModified: toIso(story.updatedAt ?? story.publishedAt),
    inLanguage: 'en',
    author: story.author
      ? { '@type': 'Person', name: story.author, url: `${site.url}/about-us` }
      : publisher(site),
    publisher: publisher(site),
    ...(picture && { image: [new URL(picture, site.url).href] }),
    ...(story.tags.length > 0 && { keywords: story.tags }),
  };
}

const toIso = (seconds: number): string => new Date(seconds * 1000).toISOString();
