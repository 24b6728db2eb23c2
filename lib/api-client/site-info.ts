import { cache } from 'react';
import { HomeInfo } from '@/lib/contract/home-info';
import { Menu } from '@/lib/contract/menu';
import { contentTags } from '@/lib/domain/content/tags/content-tags';
import { getResponse } from './client';
import { previewOfRender } from './preview/preview-of-render';

const lifetimeSeconds = 300;

export const emptyMenu: Menu = { links: [], bottom_links: [] };

// Memoised by the preview of the render: the outermost layout calls before the preview is known.
const menuOf = cache((_preview: string | null) =>
  getResponse('/api/pages/links/', Menu, { lifetimeSeconds, tags: [contentTags.menu] }),
);
const homeInfoOf = cache((_preview: string | null) =>
  getResponse('/api/pages/index/', HomeInfo, { lifetimeSeconds, tags: [contentTags.home] }),
);

/** The menu; null when the host has none. */
export const getMenu = (): Promise<Menu | null> => menuOf(previewOfRender().id);

/** The texts of the home page and the links of every page; null when the host has none. */
export const getHomeInfo = (): Promise<HomeInfo | null> => homeInfoOf(previewOfRender().id);
