import { LRUCache } from 'lru-cache';
import type { PreviewDraft } from '@/lib/contract/preview';

/** A draft, and when its preview ends in unix seconds. */
export type StoredDraft = PreviewDraft & { expiresAt: number };

export type PreviewDrafts = {
  set(id: string, draft: StoredDraft): Promise<void>;
  /** Null for an unknown or expired id. */
  get(id: string): Promise<StoredDraft | null>;
  /** Counts a view of a draft, and returns how many there were, with this one. */
  countView(id: string): Promise<number>;
};

/** How long a draft can be viewed. */
export const previewSeconds = 15 * 60;

const maxCharacters = 50_000_000;
/** Drafts of which views are counted at a time, in one process. */
const maxCounted = 10_000;

/** The commands of a connection of `@redis/client` that drafts need. */
type Redis = {
  set(key: string, value: string, options: { EX: number }): Promise<unknown>;
  get(key: string): Promise<string | null>;
  incr(key: string): Promise<number>;
  expire(key: string, seconds: number): Promise<unknown>;
};

/** Drafts of this process, or where `redis` is not null of all instances. */
export const createPreviewDrafts = (redis: Redis | null): PreviewDrafts =>
  redis ? draftsInRedis(redis) : draftsInMemory();

function draftsInMemory(): PreviewDrafts {
  const drafts = new LRUCache<string, StoredDraft>({
    ttl: previewSeconds * 1000,
    maxSize: maxCharacters,
    sizeCalculation: ({ text }) => text.length + 1,
  });
  const views = new LRUCache<string, number>({ ttl: previewSeconds * 1000, max: maxCounted });
  return {
    set: async (id, draft) => void drafts.set(id, draft),
    get: async id => drafts.get(id) ?? null,
    countView: async id => {
      const count = (views.get(id) ?? 0) + 1;
      views.set(id, count);
      return count;
    },
  };
}

function draftsInRedis(redis: Redis): PreviewDrafts {
  const keyOf = (id: string) => `{off-the-bat}:preview:${id}`;
  return {
    set: async (id, draft) =>
      void (await redis.set(keyOf(id), JSON.stringify(draft), { EX: previewSeconds })),
    get: async id => {
      const text = await redis.get(keyOf(id));
      return text === null ? null : (JSON.parse(text) as StoredDraft);
    },
    countView: async id => {
      const key = `${keyOf(id)}:views`;
      const count = await redis.incr(key);
      if (count === 1) await redis.expire(key, previewSeconds);
      return count;
    },
  };
}
