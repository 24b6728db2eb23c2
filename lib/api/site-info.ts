import { cache } from 'react';
import { HomeInfo } from '../contract/home-info';
import { Menu } from '../contract/menu';
import { contentTags } from '../domain/content-tags';
import { getAnswer } from './client';

const lifetimeSeconds = 300;

export const emptyMenu: Menu = { links: [], bottom_links: [] };

/** The menu; null when the host has none. */
export const getMenu = cache(() =>
  getAnswer('/api/pages/links/', Menu, { lifetimeSeconds, tags: [contentTags.menu] }),
);

/** Home's texts and the links that stand on every page; null when the host has none. */
export const getHomeInfo = cache(() =>
  getAnswer('/api/pages/index/', HomeInfo, { lifetimeSeconds, tags: [contentTags.home] }),
);
