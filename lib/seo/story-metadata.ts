import type { Metadata } from 'next';
import { isoTime } from '@/lib/dates/date-text';
import { newsPath, type NewsStory } from '@/lib/domain/content/news-story';
import { feedLinks } from './feed-links';
import { newsImage, socialMetadata } from './social-metadata';

/** The metadata of an article: title, excerpt, image and dates. */
export function newsStoryMetadata(story: NewsStory): Metadata {
  const { slug, title, excerpt: description, tags, author } = story;
  const metadata: Metadata = {
    title,
    ...(description && { description }),
    alternates: { canonical: newsPath(slug), types: feedLinks() },
    openGraph: {
      type: 'article',
      title,
      publishedTime: isoTime(story.publishedAt),
      ...(story.updatedAt !== null && { modifiedTime: isoTime(story.updatedAt) }),
      ...(author && { authors: [author] }),
      tags,
    },
  };
  return socialMetadata(metadata, newsImage(slug, title));
}
