import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** Answers a request for a file, and says whether it did. */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse) => boolean;

const builtPrefix = '/_next/static/';
const publicPrefix = /^\/(?:cards\/|favicon\.|apple-touch-icon\.|icon-(?:maskable-)?\d+\.png)/;
const yearSeconds = 31_536_000;
const daySeconds = 86_400;

/**
 * The build's own files below `built`, those of the build before it included: a page kept by a cache
 * may still ask for them. They were compressed as they were built, and their names change with their
 * bytes. And the few of `open` (public/), whose names do not.
 */
export function createStaticFiles(built: string, open: string): StaticFiles {
  const onNoMatch = (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
    response.end('Not found');
  };
  const compressed = { brotli: true, gzip: true, etag: true, onNoMatch };
  const builtFiles = sirv(built, { ...compressed, immutable: true, maxAge: yearSeconds });
  const openFiles = sirv(open, { ...compressed, maxAge: daySeconds });

  return (request, response) => {
    const { url = '', method } = request;
    const files = url.startsWith(builtPrefix)
      ? builtFiles
      : publicPrefix.test(url)
        ? openFiles
        : null;
    if (!files || (method !== 'GET' && method !== 'HEAD')) return false;
    response.setHeader('Vary', 'Accept-Encoding');
    files(request, response);
    return true;
  };
}
