import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FeedFilePlaces } from './feed-files';
import { settingNames } from './settings-file';

type Variables = Record<string, string>;
type Place = { folder: string; ports: RehearsalPorts; feedFiles: FeedFilePlaces };
export type RehearsalPorts = { site: string; api: string; editor: string };

/*
 * A rehearsal runs on this machine beside the real site: settings by which it would reach others, or others it,
 * are unset. The secrets of links and alerts are files of its data folder.
 */
const unset = new Set([
  ...['DATABASE_URL', 'EDITOR_DATABASE_URL', 'REDIS_URL'],
  ...['SITE_URL', 'SITE_INTERNAL_URL', 'API_URL', 'PUBLIC_LIVE_URL', 'EDITOR_URL', 'OWN_HOSTS'],
  ...['API_HOST', 'EDITOR_HOST', 'METRICS_HOST', 'METRICS_PORT', 'API_METRICS_PORT'],
  ...['TRUSTED_PROXIES', 'EDITOR_PROXIES', 'COUNTRY_HEADER'],
  ...['SMTP_URL', 'INDEXNOW_KEY', 'FEED_ODDS', 'FEED_SCORES'],
  ...['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  ...['NEWSLETTER_SECRET', 'VAPID_PRIVATE_KEY'],
]);

/** The data and content folders of a rehearsal. */
export const rehearsalFolders = (folder: string) => ({
  DATA_DIR: join(folder, 'data'),
  CONTENT_DIR: join(folder, 'content'),
});

/**
 * The settings of a rehearsal: those of the backup without what reaches others. Each setting is there, so that none
 * is taken from the `.env` of the project.
 */
export function rehearsalSettings(
  backup: Variables,
  { folder, ports, feedFiles }: Place,
): Variables {
  const isFedByProviders = Boolean(backup['FEED_ODDS'] || backup['FEED_SCORES']);
  const kept = settingNames
    // An empty token disables reports; without one it is that of the data folder.
    .filter(name => name !== 'REVALIDATE_TOKEN' || backup[name] !== undefined)
    .map(name => [name, unset.has(name) ? '' : (backup[name] ?? '')] as const);
  return {
    ...Object.fromEntries(kept),
    ...rehearsalFolders(folder),
    ...feedFiles,
    FEED: backup['FEED'] || (isFedByProviders ? 'none' : ''),
    ALERTS: 'off',
    PORT: ports.site,
    API_PORT: ports.api,
    EDITOR_PORT: ports.editor,
  };
}

/** Throws an error for the operator when the folder has anything in it. */
export function expectEmptyFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: choose a folder that does not exist.`);
}
