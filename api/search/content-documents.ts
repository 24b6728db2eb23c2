import type { Page } from '@/lib/contract/page';
import { plainText } from '@/lib/domain/content/plain-text';
import { namesOfPage, sitePages } from '@/lib/domain/search/site-pages';
import { contentTags } from '@/lib/domain/content/tags/content-tags';
import type { Content } from '@/api/content/content';
import { storyIndex } from '@/api/content/stories/story-index';
import type { DocumentKey, SearchDocument } from '@/api/store/search/search-store';

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

/** A document that the index should have, or the key of one that it should not have. */
export type DocumentChange = { document: SearchDocument } | { gone: DocumentKey };

/** Whether the index has the document with this hash, which it should keep. */
type Keep = (key: DocumentKey, hash: string) => boolean;

/**
 * What the index should have of the content that was published under these cache tags, or of all
 * content without them; made one by one, since texts are long, and those of stories only where `keep` is false.
 * Bookmakers' offers are not searchable.
 */
export async function* contentDocuments(
  { news, pages, guides, bookmakers }: Content,
  keep: Keep,
  tags?: ReadonlySet<string>,
): AsyncGenerator<DocumentChange> {
  const slugsOf = (all: Iterable<string>, toTag: (slug: string) => string): Iterable<string> =>
    tags ? [...tags].flatMap(tag => slugIn(tag, toTag) ?? []) : all;

  const slugs = news.map(({ card }) => card.slug);
  for (const ref of slugsOf(slugs, contentTags.newsItem)) {
    const story = storyIndex(news).bySlug(ref);
    if (!story) yield { gone: { kind: 'news', ref } };
    else if (!keep({ kind: 'news', ref }, story.hash)) {
      const item = await story.read();
      yield {
        document: {
          kind: 'news',
          ref,
          hash: story.hash,
          title: item.title,
          text: searchText(item.text),
          keywords: [...(item.tags ?? []), item.author ?? ''].join(' '),
          date: item.publish_date,
        },
      };
    }
  }

  if (!tags)
    for (const { path, title, text, names } of sitePages)
      if (!pages.has(path))
        yield { document: { kind: 'page', ref: path, title, text, names: names.join(' ') } };

  const guidePaths = new Set(guides.map(({ link }) => link));
  // A page becomes a guide, or ceases to be one, although its file does not change.
  const paths = tags?.has(contentTags.guides)
    ? pages.keys()
    : slugsOf(pages.keys(), contentTags.page);
  for (const ref of paths) {
    const page = pages.get(ref);
    const isGuide = guidePaths.has(ref);
    if (!page || isGuide) yield { gone: { kind: 'page', ref } };
    if (!page || !isGuide) yield { gone: { kind: 'guide', ref } };
    if (page) yield { document: pageDocument(ref, page, isGuide) };
  }

  const reviewed = new Map(bookmakers.map(({ card }) => [card.slug, card]));
  for (const ref of slugsOf(reviewed.keys(), contentTags.bookmaker)) {
    const card = reviewed.get(ref);
    if (!card) yield { gone: { kind: 'bookmaker', ref } };
    else {
      const text = searchText(card.description);
      yield { document: { kind: 'bookmaker', ref, title: card.title, text } };
    }
  }
}

/** The slug in a tag of this kind; null for another kind. */
function slugIn(tag: string, toTag: (slug: string) => string): string | null {
  const beginning = toTag('');
  return tag.startsWith(beginning) ? tag.slice(beginning.length) : null;
}

const pageDocument = (ref: string, page: Page, isGuide: boolean): SearchDocument => ({
  kind: isGuide ? 'guide' : 'page',
  ref,
  title: page.title,
  text: searchText(textsIn(page.plugins).join(' ')),
  names: namesOfPage(ref).join(' '),
  keywords: page.metatags?.meta?.['description'] ?? '',
});

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
