/** The whole documents that stand in for a page. */
export const documentKinds = [404, 451, 500, 503] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The page server asks for one with this header, whose value is `<secret>:<kind>`. */
export const documentHeader = 'x-error-document';

/** Where the page server leaves its secret for the middleware, on its thread. */
type Shared = { offTheBatDocumentSecret?: string };

export function shareDocumentSecret(secret: string): void {
  (globalThis as Shared).offTheBatDocumentSecret = secret;
}

/** The kind asked for by whoever knows the secret; null for everyone else. */
export function askedDocument(header: string | null): DocumentKind | null {
  const { offTheBatDocumentSecret: secret } = globalThis as Shared;
  if (!secret || !header?.startsWith(`${secret}:`)) return null;
  const kind = Number(header.slice(secret.length + 1));
  return documentKinds.find(known => known === kind) ?? null;
}
