import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { RequestContext } from '@/server/request-context';

const newsletterToken = /^(\/(?:api\/pages\/)?newsletter\/[^/]+\/)[^/]+/i;

/**
 * Logs one line for each response: request, status, duration and cache outcome. Logs neither client
 * address nor query, which may hold what a visitor typed, nor the token of a newsletter link, which holds
 * an email address.
 */
export function createAccessLog(log: Logger) {
  return (
    { method }: IncomingMessage,
    response: ServerResponse,
    { id, path }: Pick<RequestContext, 'id' | 'path'>,
  ): void => {
    if (!log.isLevelEnabled('info')) return;
    const startedAt = performance.now();
    response.once('close', () => {
      const cache = response.getHeader('x-cache');
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      log.info({
        request: id,
        method,
        path: path.replace(newsletterToken, '$1…'),
        status: response.statusCode,
        ms,
        ...(cache !== undefined && { cache }),
        ...(!response.writableFinished && { broken: true }),
      });
    });
  };
}
