import { parseArgs } from 'node:util';
import { readSettings } from '@/api/env';
import { readSiteEnv } from '@/lib/env';
import { EditorSettings } from '@/lib/settings/editor-settings';
import { parseSettings } from '@/lib/settings/parse-settings';

/*
 * Validates the settings of the given programs (`site`, `api`, `editor`) with their schemas before anything
 * is built or started. Prints the errors and exits with 1 if there are any.
 */
const readers: Record<string, (variables: NodeJS.ProcessEnv) => unknown> = {
  site: readSiteEnv,
  api: readSettings,
  editor: variables => parseSettings(EditorSettings, variables),
};

for (const program of parseArgs({ allowPositionals: true }).positionals)
  try {
    readers[program]?.(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
