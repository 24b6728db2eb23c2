import { Agent, request, type IncomingMessage } from 'node:http';
import { oddsCookie } from '@/lib/domain/odds-format';
import { requestIdHeader } from '@/lib/domain/request-id';
import { log } from '@/lib/log';
import type { Asker, RenderAnswer, Rendered, RequestId } from './rendered';

/** `lib/api` puts this digest on its error, and Next writes it into its 500 document. */
const apiDown = 'API_DOWN';
const timeLimitMs = 20_000;
/** Next's header on an old copy claims a whole lifetime. */
const staleMs = 1000;

export type RenderOptions = {
  /** Where Next itself listens. */
  origin: string;
  countryHeader: string;
};

/**
 * Asks Next for a page, with headers of our own making only, so that nothing in a visitor's request
 * but its view can change what is kept. Next's own 404 and 500 have no content until scripts run:
 * they come back as `failed`, as does a page that does not come; 503 stands for an API host that
 * is down. Never throws.
 */
export function createRender({ origin, countryHeader }: RenderOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });

  return async function render(path: string, asker: Asker, id: RequestId): Promise<RenderAnswer> {
    const headers = {
      ...(id !== undefined && { [requestIdHeader]: id }),
      accept: 'text/html',
      cookie: `${oddsCookie.name}=${asker.format}`,
      ...(asker.country !== null && countryHeader && { [countryHeader]: asker.country }),
    };
    try {
      const { response, body } = await getWhole(origin + path, agent, headers);
      const status = response.statusCode ?? 500;
      if (status === 404) return { failed: 404 };
      if (status >= 500) return { failed: body.includes(apiDown) ? 503 : 500 };
      return { rendered: toRendered(status, response.headers, body) };
    } catch (error) {
      log.error({ request: id, path, reason: String(error) }, 'page not rendered');
      return { failed: 500 };
    }
  };
}

type Whole = { response: IncomingMessage; body: Buffer };

const getWhole = (url: string, agent: Agent, headers: Record<string, string>): Promise<Whole> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers, timeout: timeLimitMs }, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ response, body: Buffer.concat(chunks) }));
    });
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${timeLimitMs} ms`)));
    asked.on('error', reject);
    asked.end();
  });

function toRendered(status: number, headers: IncomingMessage['headers'], body: Buffer): Rendered {
  const nextCache = headers['x-nextjs-cache'];
  const isStale = status === 200 && nextCache === 'STALE';
  return {
    status,
    body,
    contentType: headers['content-type'] ?? 'text/html; charset=utf-8',
    location: headers.location ?? null,
    link: typeof headers['link'] === 'string' ? headers['link'] : null,
    lifetimeMs: isStale ? staleMs : keptMs(status, nextCache, headers['cache-control']),
    isStale,
  };
}

/** Only what Next itself keeps has a lifetime; a page made for one request has none. */
function keptMs(
  status: number,
  nextCache: string | string[] | undefined,
  cacheControl = '',
): number | null {
  const seconds = /\bs-maxage=(\d+)/.exec(cacheControl)?.[1];
  const isKept = status === 200 && (nextCache === 'HIT' || nextCache === 'MISS');
  return isKept && seconds ? Number(seconds) * 1000 : null;
}
