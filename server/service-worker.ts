import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matchesEtag } from '@/lib/http/if-none-match';
import type { StaticFiles } from './static-files';

/**
 * Serves the service worker from the root, so that it may serve all pages. Browsers ask for it whenever
 * they check for a new one, and no cache keeps it. When it is off, they get one that removes itself.
 */
export function createServiceWorker(folder: string, offline: 'on' | 'off'): StaticFiles {
  const name = offline === 'on' ? 'service-worker.js' : 'removal-worker.js';
  const code = readFileSync(path.join(folder, name));
  const etag = `"${createHash('sha256').update(code).digest('base64url').slice(0, 22)}"`;
  const headers = {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    ETag: etag,
    // The policy of the worker itself: it loads what this site has, and nothing else.
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  };
  return ({ url = '', method, headers: { 'if-none-match': known } }, response) => {
    if (url.split('?', 1)[0] !== '/service-worker.js') return false;
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (known && matchesEtag(known, etag)) response.writeHead(304, headers).end();
    else response.writeHead(200, headers).end(method === 'HEAD' ? undefined : code);
    return true;
  };
}
