import type { Metadata } from 'next';
import { isoTime } from '@/lib/dates/date-text';
import { newsPath, type NewsStory } from '@/lib/domain/content/news-story';
import { plainText } from '@/lib/domain/content/plain-text';
import { feedLinks } from './feed-links';
import { newsImage, socialMetadata } from './social-metadata';

const descriptionLength = 160;

/** The metadata of an article: title, first words, picture and dates. */
export function newsStoryMetadata(story: NewsStory): Metadata {
  const { slug, title, text, tags, author } = story;
  const description = plainText(text, descriptionLength);
  const metadata: Metadata = {
    title,
    description,
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
