import type { Logger } from 'pino';
import { apiFindings, goLiveLogEntry } from '@/lib/settings/go-live';
import { inventedBookmakers } from '@/api/content/invented-bookmakers';
import type { Settings } from '@/api/env';

/** Logs what has to be settled before the site is public. */
export function logFindings(settings: Settings, contentDir: string, log: Logger): void {
  const entry = goLiveLogEntry(
    apiFindings({ ...settings, inventedBookmakers: inventedBookmakers(contentDir) }),
  );
  if (entry) log.warn(entry.fields, entry.message);
}
