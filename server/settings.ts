import { siteEnv, type SiteEnv } from '@/lib/env';
import { makeFolderPrivate } from '@/lib/settings/private-folder';

// Other users of the machine must not read the files that the process writes.
process.umask(0o077);

/**
 * The settings of the site's process. An invalid value, or a DATA_DIR that cannot be used, ends the
 * process with one sentence for each: plain text in a terminal, otherwise a log line. Must be
 * imported before the log, which needs these settings itself.
 */
export const settings: SiteEnv = settingsOrExit();

function settingsOrExit(): SiteEnv {
  try {
    const env = siteEnv();
    // Without both settings, secrets are read from DATA_DIR.
    if (env.XSRF_SECRET === undefined || env.REVALIDATE_TOKEN === undefined)
      makeFolderPrivate(env.DATA_DIR);
    return env;
  } catch (error) {
    const msg = error instanceof Error ? error.message : String(error);
    const line = { level: 'fatal', time: new Date().toISOString(), name: 'site', msg };
    if (process.stdout.isTTY) process.stderr.write(`${msg}\n`);
    else process.stdout.write(`${JSON.stringify(line)}\n`);
    process.exit(1);
  }
}
