import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files/list-files';
import type { CheckedPhoto, PhotoCheck } from './photos/photo-checker';

/** A text that stopped its reader, recognised by its hash, and the reason for the operator. */
export type SlowText = { hash: string; reason: string };

/** The results of earlier reads, by file name. */
export type EarlierReads = {
  /** The text of each file when it was last valid. */
  valid: ReadonlyMap<string, string>;
  slow: ReadonlyMap<string, SlowText>;
  photos: ReadonlyMap<string, PhotoCheck>;
};

export const nothingRead: EarlierReads = { valid: new Map(), slow: new Map(), photos: new Map() };

/** Which version of each file is used: its own, an earlier valid one, or none. */
export type Sources = {
  /** The names of the files in use. */
  files: readonly string[];
  leftOut: ReadonlySet<string>;
  /** Whether a file, or with an ending '/' or '.' any that begins so, is not used as it is. */
  isReplaced(nameOrBeginning: string): boolean;
  /** Throws when the file cannot be read. */
  textOf(file: string): string;
  /** The texts that were read so far, by file name. */
  texts: ReadonlyMap<string, string>;
  /** Why a file's text must not be parsed; null when it may. */
  slowReason(file: string): string | null;
  bytesOf(file: string): Uint8Array;
  photoOf(file: string): PhotoCheck;
};

/** The reason of a photo that came after the photos were checked. */
export const uncheckedPhoto = 'has just been added';

export const textHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Stories are read one by one (stories/stories.ts). */
export const isStory = (file: string): boolean => file.startsWith('news/');

/** A file's name, and those of its beginnings that end with '/' or '.'. */
export const beginnings = (file: string): string[] =>
  [...file]
    .flatMap((sign, index) => (/[/.]/.test(sign) ? file.slice(0, index + 1) : []))
    .concat(file);

export function createSources(
  folder: string,
  earlier: EarlierReads,
  { older, leftOut }: { older: ReadonlySet<string>; leftOut: ReadonlySet<string> },
): Sources {
  const replaced = new Set([...older, ...leftOut].flatMap(beginnings));
  const present = listFiles(folder).filter(file => !leftOut.has(file) && !isStory(file));
  const texts = new Map<string, string>();

  function textOf(file: string): string {
    const known = older.has(file) ? earlier.valid.get(file) : texts.get(file);
    const text = known ?? readFileSync(join(folder, file), 'utf8');
    texts.set(file, text);
    return text;
  }

  return {
    files: [...new Set([...present, ...older])].sort(),
    leftOut,
    isReplaced: nameOrBeginning => replaced.has(nameOrBeginning),
    textOf,
    texts,
    slowReason(file) {
      const slow = older.has(file) ? undefined : earlier.slow.get(file);
      return slow && slow.hash === textHash(textOf(file)) ? slow.reason : null;
    },
    photoOf(file) {
      const valid = older.has(file) ? earlier.valid.get(file) : undefined;
      if (valid !== undefined) {
        texts.set(file, valid);
        return JSON.parse(valid) as CheckedPhoto;
      }
      const photo = earlier.photos.get(file) ?? { reason: uncheckedPhoto };
      texts.set(file, JSON.stringify(photo));
      return photo;
    },
    bytesOf: file => readFileSync(join(folder, file)),
  };
}
