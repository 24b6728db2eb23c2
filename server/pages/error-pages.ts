import { createCache, type Loaded } from '@/lib/cache/cache';
import type { Publications } from '@/lib/cache/publications';
import { contentTags } from '@/lib/domain/content/tags/content-tags';
import { replaceTags, scriptsIn } from '@/lib/domain/content/html-tags';
import { errorPageHeader, type ErrorPageKind } from '@/lib/routing/error-page-kind';
import { viewSegment } from '@/lib/routing/view';
import { log } from '@/lib/log';
import { sizeOf, toPageEntry, type PageEntry } from './page-entry';
import { variantHeaders, type RequestVariant } from './render-page';

/** The error documents as finished pages, shared by all URLs with the same error. */
export type ErrorPages = { get(kind: ErrorPageKind, variant: RequestVariant): Promise<PageEntry> };

export type ErrorPagesOptions = {
  /** The origin where Next listens. */
  origin: string;
  /** Proves to Next that this process requests an error document. */
  secret: string;
  countryHeader: string;
  publications: Publications;
};

const lifetimeMs = 30_000;
/** One document exists for each kind and view. */
const maxBytes = 8 * 1024 * 1024;
/** The content that every document shows. */
const documentTags = [contentTags.menu, contentTags.home];
/** Longer than an unresponsive API host delays the menu of a document (lib/api-client/client.ts). */
const timeLimitMs = 15_000;

/** The text of the document that is sent when Next cannot render one. */
const plainTexts: Record<ErrorPageKind, string> = {
  403: 'You chose scores only, and this page has only prices or offers.',
  404: 'No results found',
  429: 'Too many requests. Please try again in a moment.',
  451: 'This page is not available in your country.',
  500: 'Something went wrong on our side. Please try again in a moment.',
  503: 'The scores are not reaching us right now. Please try again shortly.',
};

/**
 * Caches error documents that Next renders in the visitor's view. When Next fails, an older document
 * of that kind and view is sent, else a plain one. Never rejects.
 */
export function createErrorPages(options: ErrorPagesOptions): ErrorPages {
  const cache = createCache<PageEntry>({
    maxSize: maxBytes,
    sizeOf,
    publications: options.publications,
    now: Date.now,
  });

  async function loadDocument(
    kind: ErrorPageKind,
    variant: RequestVariant,
  ): Promise<Loaded<PageEntry>> {
    const html = await renderDocument(kind, variant, options);
    const page = await toErrorPage(kind, html ?? plainDocument(kind));
    return html === null
      ? { value: page, kind: 'failed', lifetimeMs: null, tags: [] }
      : { value: page, kind: 'found', lifetimeMs, tags: documentTags };
  }

  return {
    async get(kind, variant) {
      const key = `${kind} ${viewSegment(variant.view)}`;
      return (await cache.get(key, () => loadDocument(kind, variant), documentTags)).value;
    },
  };
}

const toErrorPage = (kind: ErrorPageKind, html: string): Promise<PageEntry> =>
  toPageEntry(
    {
      status: kind,
      body: Buffer.from(html),
      contentType: 'text/html; charset=utf-8',
      location: null,
      link: null,
    },
    'br',
  );

/** An error document as Next renders it, without Next's scripts; null, and a log line, when Next fails. */
async function renderDocument(
  kind: ErrorPageKind,
  variant: RequestVariant,
  { origin, secret, countryHeader }: ErrorPagesOptions,
): Promise<string | null> {
  try {
    const response = await fetch(origin, {
      headers: {
        ...variantHeaders(variant, countryHeader),
        [errorPageHeader]: `${secret}:${kind}`,
      },
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return withoutScripts(await response.text());
  } catch (error) {
    log.error({ kind, reason: String(error) }, 'error document not rendered');
    return null;
  }
}

/**
 * Removes the scripts of a document. One that hydrates at a URL other than its own fails as soon as a
 * component reads the path.
 */
export function withoutScripts(html: string): string {
  let output = '';
  let at = 0;
  for (const { index, end, attributes, code } of scriptsIn(html)) {
    const isThemeScript =
      attributes === '' && !/^(?:\(?self\.__next|\$R)/.test(code) && code.includes('localStorage');
    output += html.slice(at, isThemeScript ? end : index);
    at = end;
  }
  return replaceTags(output + html.slice(at), /<link\b/g, (tag, attributes) =>
    /\bas="script"/.test(attributes) ? '' : tag,
  );
}

const plainDocument = (kind: ErrorPageKind): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${kind}</title><meta name="robots" content="noindex"></head><body><h1>${plainTexts[kind]}</h1><p><a href="/">Home</a></p></body></html>`;
