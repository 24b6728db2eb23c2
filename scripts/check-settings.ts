import { readSettings } from '@/api/env';
import { readSiteEnv } from '@/lib/env';

/*
 * Checks the settings of the programs that are named (`site`, `api`) by their schemas, before anything
 * is built or started. Prints what does not fit, and exits with 1 then.
 */
const readers: Record<string, (variables: NodeJS.ProcessEnv) => unknown> = {
  site: readSiteEnv,
  api: readSettings,
};

for (const program of process.argv.slice(2))
  try {
    readers[program]?.(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
