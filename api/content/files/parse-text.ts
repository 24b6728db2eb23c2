import { readParts } from '@/api/content/markdown';
import { createReport } from '@/api/content/validation-errors';
import { readYaml, splitFrontMatter } from './yaml';

/** Parses a Markdown or YAML file for nothing but the time that it takes. */
export function parseText(file: string, text: string): void {
  const report = createReport(file, []);
  try {
    if (file.endsWith('.yaml')) readYaml(text, report);
    else {
      const parts = splitFrontMatter(text, report);
      if (parts) readParts({ text: parts.body, firstLine: parts.bodyLine }, report, null);
    }
  } catch {
    // The read that follows reports the failure.
  }
}
