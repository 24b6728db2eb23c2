import { cache } from 'react';
import { Page } from '@/lib/contract/page';
import { contentTags } from '@/lib/domain/content/tags/content-tags';
import { toContentPage, type ContentPage } from '@/lib/domain/content/content-page';
import { withoutOfferBlocks } from '@/lib/domain/content/bookmaker/offer-blocks';
import { showsPrices, type Policy } from '@/lib/domain/policy';
import { isRegionBlockedLink } from '@/lib/routing/region';
import { siteEnv } from '@/lib/env';
import { nullOnClientError } from './api-error';
import { getResponse } from './client';
import { loadBlocks } from './page-data/load-blocks';
import { optional } from './optional';

const lifetimeSeconds = 300;

/**
 * A content page in wire form, by its path without slashes at its ends; null when it does not
 * exist.
 */
export async function getWirePage(path: string): Promise<Page | null> {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  const cacheOptions = { lifetimeSeconds, tags: [contentTags.page(path)] };
  return (
    (await nullOnClientError(getResponse(`/api/pages/articles/${encoded}/`, Page, cacheOptions))) ??
    (await nullOnClientError(getResponse(`/api/pages/${encoded}/`, Page, cacheOptions)))
  );
}

/** A content page as a region policy allows it; null when it does not exist. */
export const getContentPage = cache(
  async (path: string, policy: Policy): Promise<ContentPage | null> => {
    const page = await getWirePage(path);
    return page && toPage(page, path, policy);
  },
);

/** How to bet, whose blocks are its sections; null when the host has none. */
export const getHowToBet = cache(async (policy: Policy): Promise<ContentPage | null> => {
  const path = 'how-to-bet';
  const cacheOptions = { lifetimeSeconds, tags: [contentTags.page(path)] };
  const page = await getResponse('/api/pages/how-bet/', Page, cacheOptions);
  return page && toPage(page, path, policy);
});

/** The same for a page with its own content; also null when the host fails. */
export async function optionalPage(path: string, policy: Policy): Promise<ContentPage | null> {
  return optional<{ page: ContentPage | null }>(
    getContentPage(path, policy).then(page => ({ page })),
    { page: null },
  ).then(({ page }) => page);
}

const toPage = (page: Page, path: string, policy: Policy): ContentPage =>
  withoutRegionBlocked(
    toContentPage(page, {
      path,
      blocks: loadBlocks(page.plugins, `/${path}`),
      imageHosts: siteEnv().IMAGE_HOSTS,
    }),
    policy,
  );

/** The page as a region policy allows it: without adverts, offers, and cards of blocked pages. */
function withoutRegionBlocked(page: ContentPage, policy: Policy): ContentPage {
  if (showsPrices(policy)) return page;
  const isShown = ({ href }: { href: string }) => !isRegionBlockedLink(href, policy);
  return {
    ...page,
    banner: '',
    blocks: withoutOfferBlocks(page.blocks),
    related: page.related.filter(isShown),
    children: page.children.filter(isShown),
  };
}
