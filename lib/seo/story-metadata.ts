import type { Metadata } from 'next';
import { newsPath, type NewsStory } from '../domain/news-story';
import { plainText } from '../domain/plain-text';
import { feedLinks } from './feed-links';
import { newsPicture, shared } from './shared';

const descriptionLength = 160;

/** An article's title, its first words, its picture and its dates. */
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
      publishedTime: toIso(story.publishedAt),
      ...(story.updatedAt !== null && { modifiedTime: toIso(story.updatedAt) }),
      ...(author && { authors: [author] }),
      tags,
    },
  };
  return shared(metadata, newsPicture(slug, title));
}

const toIso = (seconds: number): string => new Date(seconds * 1000).toISOString();
