import { createHash, randomBytes } from 'node:crypto';
import type { FeedStore, PushPart } from '@/api/store/feeds/feed-store';

export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

export type NewToken = {
  source: string | null;
  parts: PushPart[];
  bookmakers: string[] | null;
  /** Seconds. */
  maxSilence: number;
};

/** Makes a token that is stored as a hash only. `now` is unix seconds. */
export async function makeToken(
  store: Pick<FeedStore, 'addToken'>,
  options: NewToken,
  now: number,
): Promise<{ id: number; token: string }> {
  const token = randomBytes(32).toString('base64url');
  const id = await store.addToken({ ...options, hash: hashOfToken(token), createdAt: now });
  return { id, token };
}

/** The hash of the token in an Authorization header; null when there is none. */
export function hashOfHeader(authorization: string | undefined): string | null {
  const [, token] = /^Bearer ([\w-]{20,200})$/i.exec(authorization ?? '') ?? [];
  return token ? hashOfToken(token) : null;
}
