import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inlineScriptHashes } from '../security/script-hashes';
import type { Rendered } from './rendered';

/** A page as it is sent: its bytes in two encodings, and the headers that belong to them. */
export type Page = {
  status: number;
  contentType: string;
  location: string | null;
  link: string | null;
  etag: string;
  /** For the policy: `'sha256-…'` of each inline script. */
  scriptHashes: string[];
  gzip: Buffer;
  brotli: Buffer;
};

type Content = Pick<Rendered, 'status' | 'body' | 'contentType' | 'location' | 'link'>;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** 5 costs a page about 3 ms and is within 4 % of what 7 gives at twice the time. */
const brotliQuality = 5;

/** Compresses and signs a page once, for everyone it is sent to. */
export async function toPage({ body, ...rendered }: Content): Promise<Page> {
  const [gzipped, brotli] = await Promise.all([
    toGzip(body),
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  ]);
  return {
    status: rendered.status,
    contentType: rendered.contentType,
    location: rendered.location,
    link: rendered.link,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    scriptHashes: inlineScriptHashes(body.toString('utf8')),
    gzip: gzipped,
    brotli,
  };
}

/** What a page costs to keep, in bytes; the constant is for the entry itself and its key. */
export const sizeOf = ({ gzip: small, brotli, scriptHashes }: Page): number =>
  small.length + brotli.length + scriptHashes.length * 60 + 1024;
