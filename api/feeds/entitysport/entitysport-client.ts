import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { LooseNumber, LooseText } from '@/api/feeds/provider/loose-values';
import { callProvider, withRetries, type ProviderReply } from '@/api/feeds/provider/provider-call';
import { CallError, ProviderError, retryAfter } from '@/api/feeds/provider/provider-error';

type Options = {
  url: string;
  accessKey: string;
  secretKey: string;
  /** Unix ms. */
  now: () => number;
  /** Called for each call, also for those that fail. */
  onCall: () => void;
  /** Waits before a retry; tests do not wait. */
  wait?: (ms: number) => Promise<unknown>;
};

/** Reads a path below `/v2`. */
export type EntitySportClient = (
  path: string,
  query?: Record<string, string>,
) => Promise<EntitySportReply>;

/**
 * `seen` is called when a reply has been stored: until then it is sent again. 'unchanged' since then;
 * 'missing': there is no such match; 'denied': the plan does not include it.
 */
export type EntitySportReply =
  | { kind: 'changed'; response: unknown; seen: () => void }
  | { kind: 'unchanged' }
  | { kind: 'missing' }
  | { kind: 'denied' };

const Envelope = z.object({
  /** A word; anything else is no status, and may be an echo of the token. */
  status: z.string().regex(/^[a-z_ ]{1,40}$/i),
  response: z.unknown().optional(),
  etag: z.unknown().optional().transform(toEtag),
});
const Auth = z.object({
  token: LooseText.pipe(z.string()),
  expires: LooseNumber,
});

/** A token is renewed a minute before it expires, and is used for at least that long. */
const renewalMs = 60_000;
const maxEtags = 1000;
const defaultTokenMs = 55 * 60_000;
const wrongKeys = 'the keys in ENTITYSPORT_ACCESS_KEY and ENTITYSPORT_SECRET_KEY are not valid';

/**
 * Calls EntitySport's API 2.0 with a token that it obtains and renews, and with the ETag of the last
 * reply of each path. Errors name the path and never a key or a token.
 */
export function createEntitySportClient(options: Options): EntitySportClient {
  const { url, accessKey, secretKey, now, onCall, wait } = options;
  const etags = new LRUCache<string, string>({ max: maxEtags });
  let token: { text: string; until: number } | null = null;

  async function call(name: string, target: URL, init: RequestInit = {}): Promise<ProviderReply> {
    onCall();
    return callProvider(name, target, init);
  }

  async function authorize(): Promise<string> {
    if (token && now() < token.until) return token.text;
    const { status, body } = await call('/auth', new URL('/v2/auth', url), {
      method: 'POST',
      body: new URLSearchParams({ access_key: accessKey, secret_key: secretKey }),
    });
    const reply = Envelope.safeParse(body).data;
    const auth = Auth.safeParse(reply?.response).data;
    if (!auth || reply?.status !== 'ok')
      throw isDenied(reply?.status, status)
        ? new ProviderError('the subscription has ended, or has no API access', retryAfter.hour)
        : new ProviderError(wrongKeys, retryAfter.tenMinutes);
    const until = auth.expires === null ? now() + defaultTokenMs : auth.expires * 1000;
    // One that has expired by its own word would cost a second call each time.
    token = { text: auth.token, until: Math.max(until - renewalMs, now() + renewalMs) };
    return auth.token;
  }

  async function attempt(path: string, query: Record<string, string>): Promise<EntitySportReply> {
    const key = `${path}?${new URLSearchParams(query)}`;
    const etag = etags.get(key);
    const get = async (): Promise<ProviderReply> => {
      const target = new URL(`/v2${path}`, url);
      target.search = new URLSearchParams({ ...query, token: await authorize() }).toString();
      return call(path, target, etag === undefined ? {} : { headers: { 'If-None-Match': etag } });
    };
    let reply = await get();
    if (isUnauthorized(reply)) {
      // The token may have been revoked before its time.
      token = null;
      reply = await get();
      if (isUnauthorized(reply)) throw new ProviderError(wrongKeys, retryAfter.tenMinutes);
    }
    if (reply.status === 304) return { kind: 'unchanged' };
    if (reply.status === 404) return { kind: 'missing' };
    const envelope = Envelope.safeParse(reply.body).data;
    if (isDenied(envelope?.status, reply.status)) return { kind: 'denied' };
    if (envelope?.status !== 'ok')
      throw new CallError(
        `${path}: ${reply.status} ${envelope?.status ?? 'of an unknown shape'}`,
        retryAfter.minute,
      );
    const { response, etag: current } = envelope;
    if (current !== null && current === etag) return { kind: 'unchanged' };
    return { kind: 'changed', response, seen: () => current !== null && etags.set(key, current) };
  }

  return (path, query = {}) => withRetries(() => attempt(path, query), wait);
}

/** Null for one that cannot be sent back: every later call would fail. */
function toEtag(value: unknown): string | null {
  return typeof value === 'string' && /^[\x21-\x7e\xa0-\xff ]{1,4000}$/.test(value) ? value : null;
}

const isUnauthorized = ({ status, body }: ProviderReply): boolean =>
  status === 401 || Envelope.safeParse(body).data?.status === 'unauthorized';

const isDenied = (word: string | undefined, status: number): boolean =>
  status === 403 || word === 'accessdenied' || word === 'noaccess';
