import { LRUCache } from 'lru-cache';
import type { DocumentKind } from '@/lib/domain/document-kind';
import type { ErrorDocuments } from './error-documents';
import { toPage, type Page } from './page';
import type { Asker } from './rendered';

export type ErrorPages = { get(kind: DocumentKind, asker: Asker): Promise<Page> };

/** One page for every kind and view at a time, made anew every half minute. */
const keptMs = 30_000;
const maxPages = 60;

/** The documents of errors as finished pages, shared by every address that leads to them. */
export function createErrorPages(documents: ErrorDocuments): ErrorPages {
  const pages = new LRUCache<string, Promise<Page>>({ max: maxPages, ttl: keptMs });
  // The menu in an older one is better than none.
  const lastWhole = new LRUCache<string, Page>({ max: maxPages });

  async function make(kind: DocumentKind, asker: Asker, key: string): Promise<Page> {
    const { html, isWhole } = await documents.html(kind, asker);
    const older = lastWhole.get(key);
    if (!isWhole) {
      pages.delete(key);
      if (older) return older;
    }
    const contentType = 'text/html; charset=utf-8';
    const body = Buffer.from(html);
    const page = await toPage(
      { status: kind, body, contentType, location: null, link: null },
      'br',
    );
    if (isWhole) lastWhole.set(key, page);
    return page;
  }

  return {
    get(kind, asker) {
      const key = `${kind} ${asker.view}`;
      const known = pages.get(key);
      if (known) return known;
      const page = make(kind, asker, key);
      pages.set(key, page);
      return page;
    },
  };
}
