import type { NewsItem } from '@/lib/contract/news';
import { toPicture, type Picture } from './picture';
import { plainText } from './plain-text';

/** A news item: `text` is HTML in an article, an excerpt in a list. Times are unix seconds. */
export type NewsStory = {
  slug: string;
  title: string;
  text: string;
  /** The summary as plain text; the first words of an article whose host sends none. */
  excerpt: string;
  /** Null when the host does not state it. */
  readingMinutes: number | null;
  picture: Picture | null;
  tags: string[];
  publishedAt: number;
  updatedAt: number | null;
  /** What was wrong in it, the first correction first. */
  corrections: { at: number; text: string }[];
  author: string | null;
  banner: string;
  /** It looks back at the past, and was not written at the time. */
  isRetrospective: boolean;
  /** Whether it is about matches, teams or a league of the site. */
  isAboutPlay: boolean;
};

/** The tags whose stories have a section above the list of all news. */
export const newsSectionTags = ['Reports', 'Previews'] as const;

/** The newest stories with one of these tags. */
export type NewsSection = { tag: string; stories: NewsStory[] };

/** The maximum length in descriptions and cards. */
const excerptLength = 200;

/** Converts a news item of the wire; images of other hosts than `imageHosts` are dropped. */
export const toNewsStory = (item: NewsItem, imageHosts: string[]): NewsStory => ({
  slug: item.slug,
  title: item.title,
  text: item.text ?? '',
  excerpt: plainText(item.excerpt ?? item.text ?? '', excerptLength),
  readingMinutes: item.reading_minutes ?? null,
  picture: toPicture(item.image, imageHosts),
  tags: [...new Set((item.tags ?? []).map(tag => tag.trim()).filter(Boolean))],
  publishedAt: item.publish_date,
  updatedAt: item.updated_date ?? null,
  corrections: (item.corrections ?? [])
    .map(({ date, text }) => ({ at: date, text }))
    .sort((one, other) => one.at - other.at),
  author: item.author?.trim() || null,
  banner: item.banner ?? '',
  isRetrospective: item.retrospective ?? false,
  isAboutPlay: Boolean(item.about),
});

/** The path of an article. */
export const newsPath = (slug: string): string => `/news/${encodeURIComponent(slug)}`;
