import { cache } from 'react';
import { HomeInfo } from '@/lib/contract/home-info';
import { Menu } from '@/lib/contract/menu';
import { contentTags } from '@/lib/domain/content/tags/content-tags';
import { getResponse } from './client';

const lifetimeSeconds = 300;

export const emptyMenu: Menu = { links: [], bottom_links: [] };

/** The menu; null when the host has none. */
export const getMenu = cache(() =>
  getResponse('/api/pages/links/', Menu, { lifetimeSeconds, tags: [contentTags.menu] }),
);

/** The texts of the home page and the links of every page; null when the host has none. */
export const getHomeInfo = cache(() =>
  getResponse('/api/pages/index/', HomeInfo, { lifetimeSeconds, tags: [contentTags.home] }),
);
