import { LRUCache } from 'lru-cache';

/** The publications that a process was notified of, by the cache tags of what changed. */
export type Publications = {
  publish(tags: Iterable<string>): void;
  /** The number of publications so far: the version of the content. */
  version(): number;
  /** Whether content with one of these tags was published after that version. */
  isChangedSince(version: number, tags: Iterable<string>): boolean;
};

/** Forgetting a tag counts as a publication of everything, so that a cache is never wrong for it. */
const maxTags = 20_000;

export function createPublications(): Publications {
  let count = 0;
  let forgotten = 0;
  const versions = new LRUCache<string, number>({
    max: maxTags,
    dispose(version, _tag, reason) {
      if (reason === 'evict') forgotten = Math.max(forgotten, version);
    },
  });

  return {
    publish(tags) {
      count += 1;
      for (const tag of tags) versions.set(tag, count);
    },
    version: () => count,
    isChangedSince(version, tags) {
      if (forgotten > version) return true;
      for (const tag of tags) if ((versions.peek(tag) ?? 0) > version) return true;
      return false;
    },
  };
}
