import type { ContentOptions } from '@/api/content/content';
import { parseText } from '@/api/content/files/parse-text';
import type { StoryNames } from '@/api/content/links';
import { loadSite, type LoadedSite } from '@/api/content/load-site';
import type { EarlierReads } from '@/api/content/sources';
import { readStory, storyHtml } from '@/api/content/stories/read-story';
import { ContentError, type ValidationError } from '@/api/content/validation-errors';

/*
 * What content-tasks.ts runs on other threads: each function takes one message and returns another.
 */

export type FileText = { file: string; text: string };
export type SiteRequest = { options: ContentOptions; names: StoryNames; earlier: EarlierReads };
export type SiteAnswer = LoadedSite | { errors: ValidationError[] };

/** As JSON, which takes half the memory of a copied object once it is parsed. */
export const story = ({ file, text }: FileText) => JSON.stringify(readStory(file, text));

export const html = ({ file, text }: FileText) => storyHtml(file, text);

/** Before `site` parses a file among others: whether its parser takes it at all. */
export const parse = ({ file, text }: FileText) => parseText(file, text);

export function site({ options, names, earlier }: SiteRequest): SiteAnswer {
  try {
    return loadSite(options, names, earlier);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { errors: [...error.problems] };
  }
}
