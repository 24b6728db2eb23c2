import { documentHeader, type DocumentKind } from '@/lib/domain/document-kind';
import { replaceTags, scriptsIn } from '@/lib/domain/html-tags';
import { oddsCookie } from '@/lib/domain/odds-format';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import type { Asker } from './rendered';

/** Whole error documents, rendered by Next itself in the visitor's view, without its scripts. */
export type ErrorDocuments = {
  /** `isWhole` is false when only a plain stand-in could be had. Never rejects. */
  html(kind: DocumentKind, asker: Asker): Promise<{ html: string; isWhole: boolean }>;
};

/** Longer than a host that hangs keeps the menu of such a document waiting (lib/api/client.ts). */
const timeLimitMs = 15_000;

/** When even the document cannot be rendered. */
const lastResort: Record<DocumentKind, string> = {
  404: 'No results found',
  451: 'This page is not available in your country.',
  500: 'Something went wrong on our side. Please try again in a moment.',
  503: 'The scores are not reaching us right now. Please try again shortly.',
};

export function createErrorDocuments(origin: string, secret: string): ErrorDocuments {
  return {
    async html(kind, asker) {
      try {
        const response = await fetch(origin, {
          headers: { ...viewHeaders(asker), [documentHeader]: `${secret}:${kind}` },
          signal: AbortSignal.timeout(timeLimitMs),
        });
        if (!response.ok) throw new Error(`status ${response.status}`);
        return { html: withoutScripts(await response.text()), isWhole: true };
      } catch (error) {
        log.error({ kind, reason: String(error) }, 'error document not rendered');
        return { html: plainDocument(kind), isWhole: false };
      }
    },
  };
}

function viewHeaders({ format, country }: Asker): Record<string, string> {
  const { COUNTRY_HEADER } = siteEnv();
  return {
    cookie: `${oddsCookie.name}=${format}`,
    ...(country !== null && COUNTRY_HEADER && { [COUNTRY_HEADER]: country }),
  };
}

/**
 * A document that hydrates at another URL than its own breaks as soon as a part looks at the path,
 * so it goes without scripts; controls that need them hide by `data-static`.
 */
export function withoutScripts(html: string): string {
  let rest = '';
  let at = 0;
  for (const { index, end, attributes, code } of scriptsIn(html)) {
    const isKept =
      attributes === '' && !/^(?:\(?self\.__next|\$R)/.test(code) && code.includes('localStorage');
    rest += html.slice(at, isKept ? end : index);
    at = end;
  }
  return replaceTags(rest + html.slice(at), /<link\b/g, (tag, attributes) =>
    /\bas="script"/.test(attributes) ? '' : tag,
  ).replace('<html ', '<html data-static="" ');
}

const plainDocument = (kind: DocumentKind): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${kind}</title><meta name="robots" content="noindex"></head><body><h1>${lastResort[kind]}</h1><p><a href="/">Home</a></p></body></html>`;
