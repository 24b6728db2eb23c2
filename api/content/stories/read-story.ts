import type * as z from 'zod/mini';
import { readingMinutes } from '@/lib/domain/content/reading-time';
import { textFileSchemas } from '@/api/content/files/front-matter';
import { splitFrontMatter } from '@/api/content/files/yaml';
import { linksIn } from '@/api/content/links';
import { readText } from '@/api/content/markdown';
import { createReport, type ValidationError } from '@/api/content/validation-errors';

/** A story's file without its text, as far as it can be judged by itself. */
export type ReadStory = {
  /** Its front matter; null when it is invalid. */
  data: z.output<typeof textFileSchemas.news> | null;
  /** The minutes that its text takes to read. */
  minutes: number;
  problems: ValidationError[];
  /** What its text refers to, in order. */
  pictures: { id: string; path: string; hasAlt: boolean }[];
  links: { path: string; link: string }[];
};

/** Parses a story's file. What a parser throws is a problem of the file. */
export function readStory(file: string, text: string): ReadStory {
  const problems: ValidationError[] = [];
  const report = createReport(file, problems);
  const story: ReadStory = { data: null, minutes: 1, problems, pictures: [], links: [] };
  try {
    const parts = splitFrontMatter(text, report);
    if (!parts) return story;
    const data = report.check(textFileSchemas.news, parts.data);
    const body = { text: parts.body, firstLine: parts.bodyLine };
    const html = readText(body, report, (id, path, hasAlt) => {
      story.pictures.push({ id, path, hasAlt });
      return null;
    });
    return { ...story, data, minutes: readingMinutes(html), links: linksIn({ text: html }) };
  } catch (error) {
    const [reason = ''] = String(error).split('\n');
    return { ...story, problems: [...problems, { file, path: '', reason }] };
  }
}

/** A story's body as HTML, in which images still have the form `picture:name`. */
export function storyHtml(file: string, text: string): string {
  const report = createReport(file, []);
  const parts = splitFrontMatter(text, report);
  const body = parts && { text: parts.body, firstLine: parts.bodyLine };
  return body ? readText(body, report, null) : '';
}
