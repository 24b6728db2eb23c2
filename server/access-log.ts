import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

const newsletterToken = /^(\/(?:api\/pages\/)?newsletter\/[^/]+\/)[^/]+/i;

/**
 * One line for every answer: what was asked, how it went, how long it took, and whether the page was
 * kept. No address, no query, which may hold what a visitor typed, and no token of a newsletter link,
 * which holds a mail address.
 */
export function createAccessLog(log: Logger) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (!log.isLevelEnabled('info')) return;
    const startedAt = performance.now();
    response.once('close', () => {
      const path = (request.url ?? '').split('?', 1)[0]?.replace(newsletterToken, '$1…');
      const cache = response.getHeader('x-cache');
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      log.info({
        request: response.getHeader('x-request-id'),
        method: request.method,
        path,
        status: response.statusCode,
        ms,
        ...(cache !== undefined && { cache }),
        ...(!response.writableFinished && { broken: true }),
      });
    });
  };
}
