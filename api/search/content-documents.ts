import { plainText } from '@/lib/domain/plain-text';
import type { Content } from '../content/content';
import type { SearchDocument } from '../store/search';

const maxText = 20_000;

/** Keys of a block that hold an address or a name of ours, not words for a reader. */
const unread = new Set([
  'type',
  'slug',
  'icon',
  'image',
  'link',
  'external_link',
  'video_url',
  'preview_url',
  'url',
  'terms_url',
  'bookmakers',
  'banner',
]);

/** What can be found of the content; what bookmakers offer is not for searching. */
export function contentDocuments(content: Content): SearchDocument[] {
  const guides = new Set(content.guides.map(({ link }) => link));
  return [
    ...content.news.map(({ item }): SearchDocument => {
      const keywords = [...(item.tags ?? []), item.author ?? ''].join(' ');
      return { kind: 'news', ref: item.slug, title: item.title, text: words(item.text), keywords };
    }),
    ...[...content.pages].map(([path, page]): SearchDocument => ({
      kind: guides.has(path) ? 'guide' : 'page',
      ref: path,
      title: page.title,
      text: words(textsIn(page.plugins).join(' ')),
      keywords: page.metatags?.meta?.['description'] ?? '',
    })),
    ...content.bookmakers.map(({ card }): SearchDocument => ({
      kind: 'bookmaker',
      ref: card.slug,
      title: card.title,
      text: words(card.description),
    })),
  ];
}

const words = (html: string | null | undefined): string => plainText(html ?? '', maxText);

/** Every text of a block that a reader sees, in its order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return Object.entries(value).flatMap(([key, part]) => (unread.has(key) ? [] : textsIn(part)));
}
