import { createHash, timingSafeEqual } from 'node:crypto';
import { pathsForTags } from '@/lib/domain/content/tags/content-tags';
import { oddsFormats } from '@/lib/domain/odds/odds-format';
import { sharedPageServer } from '@/lib/http/page-server';
import { siteEnv } from '@/lib/env';
import { persistedSecret } from '@/lib/settings/persisted-secret';
import { notifyIndexNow } from './index-now';
import { fetchOwnPage } from './fetch-own-page';

/** Longer than the API waits until it repeats a report (api/content/revalidation/revalidation-client.ts). */
const warmUpDelayMs = 1500;
const maxWarmedPaths = 12;
/** Changes of more tags at once are no edit of a page: their pages are rendered in one format only. */
const maxEditedTags = 20;

/** Whether a client may report changes; with an empty token none may. */
export function isAuthorised(authorization: string | null): boolean {
  const { REVALIDATE_TOKEN, DATA_DIR } = siteEnv();
  const token = REVALIDATE_TOKEN ?? persistedSecret(DATA_DIR, 'revalidate');
  const providedToken = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  return (
    token !== '' &&
    providedToken !== undefined &&
    timingSafeEqual(digest(providedToken), digest(token))
  );
}

// Hash first: `timingSafeEqual` needs equal lengths.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export type Revalidation = (
  tags: readonly string[],
  options?: {
    /** The change may have been reported before: search engines are not notified. */
    isRepeat?: boolean;
  },
) => Promise<void>;

/**
 * Returns a function to be called after Next has expired the tags of a change. The page server drops
 * its pages at once. A moment after the last report, the pages that show what changed are rendered once
 * for all reports until then, in every odds format, since a visit from within the site bypasses the page
 * server. Resolves when they are rendered.
 */
export function createRevalidation(delayMs: number): Revalidation {
  let tags = new Set<string>();
  let newPaths = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let waiting: (() => void)[] = [];

  async function warmUp(): Promise<void> {
    const [changed, notified, resolvers] = [[...tags], [...newPaths], waiting];
    [tags, newPaths, waiting] = [new Set(), new Set(), []];
    const paths = [...new Set(changed.flatMap(pathsForTags))].slice(0, maxWarmedPaths);
    const isEdit = changed.length <= maxEditedTags;
    const formats = isEdit ? oddsFormats.map(({ value }) => value) : [undefined];
    for (const format of formats) for (const path of paths) await fetchOwnPage(path, format);
    await notifyIndexNow(notified);
    for (const resolve of resolvers) resolve();
  }

  return (reported, { isRepeat = false } = {}) => {
    sharedPageServer()?.publish();
    for (const tag of reported) tags.add(tag);
    if (!isRepeat) for (const path of reported.flatMap(pathsForTags)) newPaths.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => void warmUp(), delayMs);
    return new Promise(resolve => waiting.push(resolve));
  };
}

export const revalidate = createRevalidation(warmUpDelayMs);
