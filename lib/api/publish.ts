import { createHash, timingSafeEqual } from 'node:crypto';
import { pathsShowing } from '../domain/content-tags';
import { oddsFormats } from '../domain/odds-format';
import { sharedPageServer } from '../domain/page-server';
import { siteEnv } from '../env';
import { keptSecret } from '../kept-secret';
import { tellIndexNow } from './index-now';
import { readOwnPage } from './own-page';

const maxWarmed = 12;
const fewTags = 20;

/** Whether whoever says `authorization` may tell of changes; an empty token lets nobody. */
export function mayPublish(authorization: string | null): boolean {
  const { REVALIDATE_TOKEN, DATA_DIR } = siteEnv();
  const token = REVALIDATE_TOKEN ?? keptSecret(DATA_DIR, 'revalidate');
  const given = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  return token !== '' && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

// Of one length, whatever was given.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * After Next has heard of the tags: the page server asks for every page anew, and the pages that
 * show what changed are made before a visitor asks. Those of a few changes are made in every odds
 * format, since a visit from within the site goes past the page server. Unless this was said before,
 * search engines hear of it too.
 */
export async function publish(tags: readonly string[], { again = false } = {}): Promise<void> {
  sharedPageServer()?.publish();
  const paths = [...new Set(tags.flatMap(pathsShowing))];
  const formats = tags.length <= fewTags ? oddsFormats.map(({ value }) => value) : [undefined];
  for (const format of formats)
    for (const path of paths.slice(0, maxWarmed)) await readOwnPage(path, format);
  if (!again) await tellIndexNow(paths);
}
