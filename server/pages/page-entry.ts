import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { hasEmptyResultMarker } from '@/lib/routing/empty-result-marker';
import { inlineScriptHashes } from '@/server/security/script-hashes';

/** A content coding, as `Content-Encoding` names it. */
export type ContentCoding = 'br' | 'gzip';

/** A page's bytes: compressed in the coding of the first request, and in the other one on demand. */
export type PageBody = {
  /** In bytes, with room for the other coding. */
  size: number;
  /** The bytes in a coding; uncompressed for null. */
  in(coding: ContentCoding | null): Promise<Buffer>;
};

/** A page as it is sent: its bytes, and the headers that belong to them. */
export type PageEntry = {
  status: number;
  contentType: string;
  location: string | null;
  link: string | null;
  etag: string;
  /** For the policy: `'sha256-…'` of each inline script. */
  scriptHashes: string[];
  /**
   * Whether there are unlimited URLs like this one: not found, a list whose query matches nothing, or
   * a name that Next redirects to the page's own.
   */
  countsAsNotFound: boolean;
  body: PageBody;
};

/** Next's response for a page. */
export type PageContent = {
  status: number;
  body: Buffer;
  contentType: string;
  /** The target of a redirect; null for everything else. */
  location: string | null;
  /** Preloads that Next names for the page's fonts and styles. */
  link: string | null;
};

/** Compresses and hashes a page once for all visitors. */
export async function toPageEntry(content: PageContent, coding: ContentCoding): Promise<PageEntry> {
  const { status, body, contentType, location, link } = content;
  const text = body.toString('utf8');
  const isDocument = contentType.startsWith('text/html');
  return {
    status,
    contentType,
    location,
    link,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    scriptHashes: isDocument ? inlineScriptHashes(text) : [],
    countsAsNotFound: status === 404 || location !== null || hasEmptyResultMarker(text),
    body: await toPageBody(body, coding),
  };
}

/** The memory that a cached page uses, in bytes; the constant is for the entry itself and its key. */
export const sizeOf = ({ body, scriptHashes }: PageEntry): number =>
  body.size + scriptHashes.length * 60 + 1024;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** 5 takes about 3 ms for a page; 7 takes twice as long and saves 4 % of the bytes. */
const brotliQuality = 5;

const compress: Record<ContentCoding, (plain: Buffer) => Promise<Buffer>> = {
  gzip: plain => toGzip(plain),
  br: plain =>
    toBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
};
const decompress: Record<ContentCoding, (bytes: Buffer) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
};

/** Compresses a body in the coding of its first request; nearly all clients request the same one. */
export async function toPageBody(plain: Buffer, first: ContentCoding): Promise<PageBody> {
  const bytes = await compress[first](plain);
  let other: Promise<Buffer> | null = null;

  return {
    size: 2 * bytes.length,
    async in(coding) {
      if (coding === first) return bytes;
      if (coding === null) return decompress[first](bytes);
      other ??= decompress[first](bytes).then(compress[coding]);
      return other;
    },
  };
}
