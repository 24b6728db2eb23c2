import { isPagePath } from '@/lib/routing/page-paths';

/** The response instead of handling a request: an error, or a redirect to the canonical form. */
export type TargetRejection = { status: 400 | 404 } | { status: 308; location: string };

/** More deeply encoded dots and slashes are rejected. */
const maxDecodings = 4;
/** Percent-encoded letters, digits, '-', '.' and '_', which RFC 3986 calls equal to the plain ones. */
const encodedUnreserved = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f)/gi;
/** ASCII's control characters: the others are also bytes of UTF-8 that a client did not encode. */
const controlOrBackslash = /\\|(?![\u0080-\u009f])\p{Cc}/u;
/** Next's names for the data of a page, which it serves without its router's headers too. */
const nextData = /\.rsc\/?$/;

/**
 * Checks a request's target before it is routed. The site's limits and policy compare paths as they
 * were sent, while Next resolves dot segments and decodes names: a path that Next would read
 * differently is rejected, or redirected to the form that both read alike. Returns null for an
 * accepted target.
 */
export function checkRequestTarget(url: string, method = 'GET'): TargetRejection | null {
  const [path = ''] = url.split('?', 1);
  if (!path.startsWith('/') || url.includes('#') || isAmbiguous(path)) return { status: 400 };
  if (nextData.test(path)) return { status: 404 };
  // For a page, the page handler responds with a document.
  if (path.includes('//') || decode(path) === null)
    return isPagePath(path) ? null : { status: 400 };

  const plain = path.replace(encodedUnreserved, decodeURIComponent);
  if (plain === path) return null;
  if (method !== 'GET' && method !== 'HEAD') return { status: 400 };
  return { status: 308, location: plain + url.slice(path.length) };
}

/** Whether a path has dot segments, backslashes or control characters, in any encoding. */
function isAmbiguous(path: string): boolean {
  let form = path;
  for (let depth = 0; depth <= maxDecodings; depth += 1) {
    if (controlOrBackslash.test(form) || form.split('/').some(isDotSegment)) return true;
    const decoded = decodeLoosely(form);
    if (decoded === form) return false;
    form = decoded;
  }
  return true;
}

/** Path parameters (`..;v=1`) are not part of a segment's name. */
const isDotSegment = (segment: string): boolean => /^\.{1,2}(?:;|$)/.test(segment);

/** Decodes what can be decoded, so that a malformed part does not hide another one. */
const decodeLoosely = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, encoded => decode(encoded) ?? latin1(encoded));

const latin1 = (encoded: string): string =>
  encoded.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
