import { ServerResponse, type IncomingMessage } from 'node:http';
import { noResources, type ResourcesUsed } from '@/lib/cache/resources-used';

const lifetimeField = 'x-page-lifetime';
const tagsField = 'x-page-tags';

/** For how long a rendered page may be cached in ms, null for this request only, and by which tags. */
export type PageLifetime = { lifetimeMs: number | null; tags: string[] };

/**
 * Next's response with fields about the resources it was rendered from: headers, or trailers when Next has
 * sent the headers before it knew (RFC 9110, 6.5).
 */
export class RenderedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  readonly used = noResources();

  override end(...values: unknown[]): this {
    const fields = toFields(this.used, Date.now());
    if (this.headersSent) this.addTrailers(fields);
    else for (const [name, value] of Object.entries(fields)) this.setHeader(name, value);
    return super.end(...(values as Parameters<ServerResponse['end']>));
  }
}

export function toFields({ tags, freshUntil }: ResourcesUsed, now: number): Record<string, string> {
  if (!Number.isFinite(freshUntil)) return {};
  return {
    [lifetimeField]: String(Math.max(0, Math.round(freshUntil - now))),
    [tagsField]: [...tags].map(encodeURIComponent).join(' '),
  };
}

/** The fields of a response that has been read to its end. */
export function readFields({ headers, trailers }: IncomingMessage): PageLifetime {
  const { [lifetimeField]: lifetime, [tagsField]: tags } = { ...headers, ...trailers };
  return {
    lifetimeMs: lifetime === undefined ? null : Number(lifetime),
    tags: String(tags ?? '')
      .split(' ')
      .filter(Boolean)
      .map(decodeURIComponent),
  };
}
