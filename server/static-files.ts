import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { secondsInDay } from 'date-fns/constants';

/** Responds to a request for a file; returns false for any other request. */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse) => boolean;

const builtPrefix = '/_next/static/';
const publicPrefix = /^\/(?:cards\/|favicon\.|apple-touch-icon\.|icon-(?:maskable-)?\d+\.png)/;
const yearSeconds = 31_536_000;

/**
 * Serves the build's files below `builtFolder`, also those of the build before it, which a cached page
 * may still request. They were compressed at build time, and their names change with their content.
 * Also serves a few files of `publicFolder` (public/), whose names do not change.
 */
export function createStaticFiles(builtFolder: string, publicFolder: string): StaticFiles {
  const onNoMatch = (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
    response.end('Not found');
  };
  const compressed = { brotli: true, gzip: true, etag: true, onNoMatch };
  const builtFiles = sirv(builtFolder, { ...compressed, immutable: true, maxAge: yearSeconds });
  const publicFiles = sirv(publicFolder, { ...compressed, maxAge: secondsInDay });

  return (request, response) => {
    const { url = '', method } = request;
    const files = url.startsWith(builtPrefix)
      ? builtFiles
      : publicPrefix.test(url)
        ? publicFiles
        : null;
    if (!files || (method !== 'GET' && method !== 'HEAD')) return false;
    response.setHeader('Vary', 'Accept-Encoding');
    files(request, response);
    return true;
  };
}

/** The first that responds. */
export const anyOf =
  (...all: StaticFiles[]): StaticFiles =>
  (request, response) =>
    all.some(files => files(request, response));
