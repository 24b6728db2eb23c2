import { LRUCache } from 'lru-cache';
import { replaceTags, scriptsIn } from '@/lib/domain/content/html-tags';
import { errorPageHeader, type ErrorPageKind } from '@/lib/routing/error-page-kind';
import { viewSegment } from '@/lib/routing/view';
import { log } from '@/lib/log';
import { withControls } from './error-page-controls';
import { toPageEntry, type PageEntry } from './page-entry';
import { variantHeaders, type RequestVariant } from './render-page';

/** The error documents as finished pages, shared by all URLs with the same error. */
export type ErrorPages = { get(kind: ErrorPageKind, variant: RequestVariant): Promise<PageEntry> };

export type ErrorPagesOptions = {
  /** Where Next listens. */
  origin: string;
  /** Proves to Next that this process requests an error document. */
  secret: string;
  countryHeader: string;
};

const lifetimeMs = 30_000;
/** One for each kind and view. */
const maxPages = 120;
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
  const pages = new LRUCache<string, Promise<PageEntry>>({ max: maxPages, ttl: lifetimeMs });
  const lastRendered = new LRUCache<string, PageEntry>({ max: maxPages });

  async function createPage(
    kind: ErrorPageKind,
    variant: RequestVariant,
    key: string,
  ): Promise<PageEntry> {
    const html = await renderDocument(kind, variant, options);
    if (html === null) {
      pages.delete(key);
      return lastRendered.get(key) ?? toErrorPage(kind, plainDocument(kind));
    }
    const page = await toErrorPage(kind, html);
    lastRendered.set(key, page);
    return page;
  }

  return {
    get(kind, variant) {
      const key = `${kind} ${viewSegment(variant.view)}`;
      const cached = pages.get(key);
      if (cached) return cached;
      const page = createPage(kind, variant, key);
      pages.set(key, page);
      return page;
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
      lifetimeMs: null,
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
    return withControls(withoutScripts(await response.text()));
  } catch (error) {
    log.error({ kind, reason: String(error) }, 'error document not rendered');
    return null;
  }
}

/**
 * Removes the scripts of a document. One that hydrates at a URL other than its own fails as soon as a
 * component reads the path. `data-static` marks the document for styles.
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
  ).replace('<html ', '<html data-static="" ');
}

const plainDocument = (kind: ErrorPageKind): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${kind}</title><meta name="robots" content="noindex"></head><body><h1>${plainTexts[kind]}</h1><p><a href="/">Home</a></p></body></html>`;
