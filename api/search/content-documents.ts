import { plainText } from '@/lib/domain/content/plain-text';
import type { Content } from '@/api/content/content';
import type { SearchDocument } from '@/api/store/search';

const maxText = 20_000;

/** Keys of a block that contain a URL or an id, not text for a reader. */
const ignoredKeys = new Set([
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

/** The searchable documents of the content; bookmakers' offers are not searchable. */
export function contentDocuments(content: Content): SearchDocument[] {
  const guides = new Set(content.guides.map(({ link }) => link));
  return [
    ...content.news.map(({ item }): SearchDocument => {
      const keywords = [...(item.tags ?? []), item.author ?? ''].join(' ');
      return {
        kind: 'news',
        ref: item.slug,
        title: item.title,
        text: searchText(item.text),
        keywords,
      };
    }),
    ...[...content.pages].map(([path, page]): SearchDocument => ({
      kind: guides.has(path) ? 'guide' : 'page',
      ref: path,
      title: page.title,
      text: searchText(textsIn(page.plugins).join(' ')),
      keywords: page.metatags?.meta?.['description'] ?? '',
    })),
    ...content.bookmakers.map(({ card }): SearchDocument => ({
      kind: 'bookmaker',
      ref: card.slug,
      title: card.title,
      text: searchText(card.description),
    })),
  ];
}

const searchText = (html: string | null | undefined): string => plainText(html ?? '', maxText);

/** Every visible text of a block, in order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return Object.entries(value).flatMap(([key, part]) =>
    ignoredKeys.has(key) ? [] : textsIn(part),
  );
}
