import type { Content } from '@/api/content/content';
import { loadContent } from '@/api/content/load';
import { ContentError } from '@/api/content/validation-errors';
import { projectPath } from '@/api/project-path';

/** 26 November 2026, 09:40 UTC, in unix seconds. */
export const firstStart = 1_795_681_200;

let loaded: Content | null = null;

/** The content of this repository, loaded once. Throws when a file is invalid. */
export const embeddedContent = (): Content => (loaded ??= load());

function load(): Content {
  const folder = projectPath('content');
  const { content, problems } = loadContent({
    folder,
    startedAt: firstStart,
    siteUrl: 'https://www.off-the-bat.test',
    siteName: 'Off the Bat',
  });
  if (problems.length > 0) throw new ContentError(folder, problems);
  return content;
}
