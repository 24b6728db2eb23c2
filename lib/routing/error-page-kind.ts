/** The documents that replace a page, by their status. */
export const errorPageKinds = [403, 404, 429, 451, 500, 503] as const;
export type ErrorPageKind = (typeof errorPageKinds)[number];

/** The page handler requests an error document from Next with this header; its value is `<secret>:<kind>`. */
export const errorPageHeader = 'x-error-document';

/** Returns the kind that a header's value requests; null without the secret or with another one. */
export function parseErrorPageRequest(
  header: string | null,
  secret: string | null,
): ErrorPageKind | null {
  if (!secret || !header?.startsWith(`${secret}:`)) return null;
  const kind = Number(header.slice(secret.length + 1));
  return errorPageKinds.find(candidate => candidate === kind) ?? null;
}
