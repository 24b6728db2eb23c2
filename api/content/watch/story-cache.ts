import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadStory } from '@/api/content/stories/read-story';

/** What the last start read from stories, so that the next one parses only those that have changed since. */
export type StoryCache = {
  /** Null for a text that the last start did not read. */
  find(file: string, text: string): ReadStory | null;
  add(file: string, text: string, read: ReadStory): void;
  /** Stores what was found and added, and forgets the rest. Called once, after the first read of all stories. */
  save(): Promise<void>;
};

/** The cache's file, which all programs with this folder for their data share. */
export const storyCacheFile = (dataDir: string): string => join(dataDir, 'stories.jsonl');

/**
 * Opens the cache in a file, with one story a line. It is empty where the file is missing, or was written by
 * another version of the parser.
 */
export async function openStoryCache(path: string, version: string): Promise<StoryCache> {
  const [writtenBy, ...lines] = (await readFile(path, 'utf8').catch(() => '')).split('\n');
  const known = new Map(
    writtenBy === version ? lines.map(line => [line.slice(0, hashLength), line]) : [],
  );
  const used: string[] = [];
  let hasAdded = false;

  return {
    find(file, text) {
      const line = known.get(hashOf(file, text));
      const read = line === undefined ? null : parsedOrNull(line.slice(hashLength));
      if (line !== undefined && read) used.push(line);
      return read;
    },
    add(file, text, read) {
      used.push(hashOf(file, text) + JSON.stringify(read));
      hasAdded = true;
    },
    async save() {
      if (hasAdded || used.length < known.size) {
        const unfinished = `${path}.${process.pid}`;
        await writeFile(unfinished, [version, ...used].join('\n'));
        await rename(unfinished, path);
      }
      known.clear();
      used.length = 0;
    },
  };
}

function parsedOrNull(json: string): ReadStory | null {
  try {
    return JSON.parse(json) as ReadStory;
  } catch {
    return null;
  }
}

const hashOf = (file: string, text: string): string =>
  createHash('sha1').update(`${file}\n${text}`).digest('base64');
/** Of a SHA-1 in base64. */
const hashLength = 28;
