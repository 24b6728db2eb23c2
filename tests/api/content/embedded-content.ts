import type { Content } from '@/api/content/content';
import { loadContent } from '@/api/content/load';
import { projectPath } from '@/api/project-path';

/** 26 November 2026, 09:40 UTC, in unix seconds. */
export const firstStart = 1_795_681_200;

let loaded: Content | null = null;

/** The content of this repository, loaded once. */
export const embeddedContent = (): Content =>
  (loaded ??= loadContent({
    folder: projectPath('content'),
    startedAt: firstStart,
    siteUrl: 'https://www.off-the-bat.test',
    siteName: 'Off the Bat',
  }));
