import { getUnixTime } from 'date-fns/getUnixTime';
import { readSettings } from '@/api/env';
import { createContentReader } from '@/api/content/watch/content-reader';
import { ContentError, errorText, problemText } from '@/api/content/validation-errors';
import { projectPath } from '@/api/project-path';
import { expectNoPositionals, type Command } from './command';

/** A terminal is read by people. */
const maxLines = 100;

export const checkContent: Command = {
  synopsis: '',
  summary: 'the content files that are invalid: file, place, reason; exits with 1 if there are any',
  async run(args) {
    expectNoPositionals(args);
    const { CONTENT_DIR, SITE_URL, SITE_NAME, PORT } = readSettings();
    const folder = projectPath(CONTENT_DIR);
    const lines = await problemLines(folder, {
      siteUrl: SITE_URL ?? `http://localhost:${PORT}`,
      siteName: SITE_NAME,
    });
    if (lines.length === 0) return `All content files in ${folder} are valid.\n`;
    process.exitCode = 1;
    const listed = lines.slice(0, maxLines);
    if (lines.length > maxLines) listed.push(`and ${lines.length - maxLines} more`);
    return [...listed, `Problems in ${folder}: ${lines.length}.`, ''].join('\n');
  },
};

/** A line for each problem; what stops the API is marked as such. */
async function problemLines(
  folder: string,
  site: { siteUrl: string; siteName: string },
): Promise<string[]> {
  const reader = createContentReader({ folder, startedAt: getUnixTime(Date.now()), ...site });
  try {
    return (await reader.read()).problems.map(problemText);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(problem => `${errorText(problem)} (stops the start)`);
  } finally {
    await reader.close();
  }
}
