import { BonusPage } from '@/lib/contract/bookmaker';
import { EventPage } from '@/lib/contract/event';
import { NewsPage } from '@/lib/contract/news';
import { CardPage } from '@/lib/contract/page';
import { contentTags } from '@/lib/domain/content/tags/content-tags';

/* The lists of the API host that sitemaps are made from. */

const lifetimeSeconds = 300;

export const newsList = {
  path: '/api/news/',
  schema: NewsPage,
  cacheOptions: { lifetimeSeconds, tags: [contentTags.news] },
};

export const guideList = {
  path: '/api/pages/tags/',
  schema: CardPage,
  cacheOptions: { lifetimeSeconds, tags: [contentTags.guides] },
};

export const bonusList = {
  path: '/api/bookmakers/bonuses/',
  schema: BonusPage,
  cacheOptions: { lifetimeSeconds, tags: [contentTags.bonuses] },
};

export const resultList = {
  path: '/api/events/history/',
  schema: EventPage,
  cacheOptions: { lifetimeSeconds: 30, tags: ['history'] },
  query: '&list=1',
};
