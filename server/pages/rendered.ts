import type { Policy } from '@/lib/domain/view';
import type { DocumentKind } from '@/lib/domain/document-kind';

/** What Next gave for a page's URL. */
export type Rendered = {
  status: number;
  body: Buffer;
  contentType: string;
  /** Where a redirect leads; null for everything else. */
  location: string | null;
  /** Preloads that Next names for the page's fonts and styles. */
  link: string | null;
  /** How long it may be kept without asking again; null: not at all. */
  lifetimeMs: number | null;
  /** Next sent an old copy and makes a new one meanwhile: ask again soon. */
  isStale: boolean;
};

/** What decides the variant of a page, and nothing else of a request. */
export type Asker = {
  /** The view's segment, `<format>.<policy>`. */
  view: string;
  format: string;
  policy: Policy;
  /** The country header as it came, also when malformed or empty, so that Next resolves the same view. */
  country: string | null;
};

/** By which the lines of site and API about a request are found; undefined where nobody gave it one. */
export type RequestId = string | undefined;

/** Next's answer, or which whole document stands in for it. */
export type RenderAnswer = { rendered: Rendered } | { failed: DocumentKind };
