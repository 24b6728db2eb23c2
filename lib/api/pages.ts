import { cache } from 'react';
import { Page } from '../contract/page';
import { contentTags } from '../domain/content-tags';
import { toContentPage, type ContentPage } from '../domain/content-page';
import { siteEnv } from '../env';
import { noneIfRefused } from './api-error';
import { getAnswer } from './client';
import { loadBlocks } from './load-blocks';
import { optional } from './optional';

const lifetimeSeconds = 300;

/** A content page as the wire has it, by its path without slashes at its ends; null without one. */
export async function getWirePage(path: string): Promise<Page | null> {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  const keep = { lifetimeSeconds, tags: [contentTags.page(path)] };
  return (
    (await noneIfRefused(getAnswer(`/api/pages/articles/${encoded}/`, Page, keep))) ??
    (await noneIfRefused(getAnswer(`/api/pages/${encoded}/`, Page, keep)))
  );
}

/** The same as its screen takes it. */
export const getContentPage = cache(async (path: string): Promise<ContentPage | null> => {
  const page = await getWirePage(path);
  return page && toPage(page, path);
});

/** How to bet, whose blocks are its sections; null when the host has none. */
export const getHowToBet = cache(async (): Promise<ContentPage | null> => {
  const path = 'how-to-bet';
  const keep = { lifetimeSeconds, tags: [contentTags.page(path)] };
  const page = await getAnswer('/api/pages/how-bet/', Page, keep);
  return page && toPage(page, path);
});

/** The same for a page that has something to show without its host; null when the host fails too. */
export async function optionalPage(path: string): Promise<ContentPage | null> {
  return optional<{ page: ContentPage | null }>(
    getContentPage(path).then(page => ({ page })),
    { page: null },
  ).then(({ page }) => page);
}

const toPage = (page: Page, path: string): ContentPage =>
  toContentPage(page, {
    path,
    blocks: loadBlocks(page.plugins, `/${path}`),
    imageHosts: siteEnv().IMAGE_HOSTS,
  });
