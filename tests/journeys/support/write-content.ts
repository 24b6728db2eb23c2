import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { App } from './app/app';

let made = 0;

/** A slug that no other test of the worker has: the files stay for its later tests. */
export function newSlug(name: string): string {
  made += 1;
  return `of-a-test-${name}-${made}`;
}

export const readContent = (app: App, file: string): string =>
  readFileSync(path.join(app.contentDir, file), 'utf8');

/** Does not wait until the site shows it: the test must, before it ends. */
export const writeContent = (app: App, file: string, text: string | Buffer): void =>
  writeFileSync(path.join(app.contentDir, file), text);

/** Writes a story with these keys of front matter over the usual ones: news of long ago. */
export function writeStory(
  app: App,
  slug: string,
  front: Record<string, unknown> = {},
  body = 'It is written by a test.',
): void {
  const all = {
    title: `A story: ${slug}`,
    excerpt: 'Written by a test.',
    published_at: '2020-06-01',
    tags: ['Test'],
    picture: 'calendar',
    author: 'Edmund Pryce',
    ...front,
  };
  const lines = Object.entries(all).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  writeContent(app, `news/${slug}.md`, `---\n${lines.join('\n')}\n---\n\n${body}\n`);
}
