import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '@/api/content/content';
import { listFiles } from '@/api/content/files/list-files';
import { loadSite } from '@/api/content/load-site';
import { createPlaceholders } from '@/api/content/site-name';
import { isStory } from '@/api/content/sources';
import { createStoryJudge } from '@/api/content/stories/judge-story';
import { readStory, storyHtml } from '@/api/content/stories/read-story';
import { createStories, slugOf } from '@/api/content/stories/stories';
import { ContentError } from '@/api/content/validation-errors';
import { projectPath } from '@/api/project-path';

/** 26 November 2026, 09:40 UTC, in unix seconds. */
export const firstStart = 1_795_681_200;

let loaded: Content | null = null;

/** The content of this repository, loaded once. Throws when a file is invalid. */
export const embeddedContent = (): Content => (loaded ??= load());

function load(): Content {
  const folder = projectPath('content');
  const siteName = 'Off the Bat';
  const stories = createStories();
  for (const file of listFiles(folder).filter(isStory)) {
    const text = readFileSync(join(folder, file), 'utf8');
    stories.set(slugOf(file), text, readStory(file, text));
  }
  const names = stories.names();
  const site = loadSite(
    { folder, startedAt: firstStart, siteUrl: 'https://www.off-the-bat.test', siteName },
    names,
  );
  const judge = createStoryJudge({
    site,
    names,
    startedAt: firstStart,
    withPlaceholders: createPlaceholders(siteName, true),
    version: 'tests',
    htmlOf: async (file, text) => storyHtml(file, text),
  });
  const { news, problems } = stories.judge(judge, 'all');
  const found = [...site.problems, ...problems];
  if (found.length > 0) throw new ContentError(folder, found);
  return { ...site.content, news };
}
