import { BonusPage } from '@/lib/contract/bookmaker';
import { EventPage } from '@/lib/contract/event';
import { NewsPage } from '@/lib/contract/news';
import { GroundPage, PlayerPage } from '@/lib/contract/figures';
import { CardPage } from '@/lib/contract/page';
import { leastMatches } from '@/lib/domain/figures/player';
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

/** Those whose pages may be indexed. */
export const playerList = {
  path: '/api/players/',
  schema: PlayerPage,
  cacheOptions: { lifetimeSeconds, tags: ['history'] },
  query: `&least_matches=${leastMatches}`,
};

/** All grounds: those with few matches are left out where they are read. */
export const groundList = {
  path: '/api/grounds/',
  schema: GroundPage,
  cacheOptions: { lifetimeSeconds, tags: ['history'] },
};
