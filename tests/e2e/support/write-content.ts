import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The content folder of the site under test, which tests may change. */
export const contentFolder = path.join(process.env.E2E_DATA_DIR ?? '', 'content');

export const readContent = (file: string): string =>
  readFileSync(path.join(contentFolder, file), 'utf8');
export const writeContent = (file: string, text: string | Buffer): void =>
  writeFileSync(path.join(contentFolder, file), text);

/** A new slug for each try of a test, since the files of an earlier try remain. */
export const newSlug = (name: string): string => `of-a-test-${name}-${Date.now().toString(36)}`;

/** Writes a story with these keys of front matter over the usual ones. */
export function writeStory(
  slug: string,
  front: Record<string, unknown>,
  body = 'It is written by a test.',
): void {
  const all = {
    excerpt: 'Written by a test.',
    tags: ['Test'],
    picture: 'calendar',
    author: 'Edmund Pryce',
    ...front,
  };
  const lines = Object.entries(all).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  writeContent(`news/${slug}.md`, `---\n${lines.join('\n')}\n---\n\n${body}\n`);
}
