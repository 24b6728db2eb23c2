import type { Metadata } from 'next';
import { listHref, type ListQuery } from '@/lib/routing/list-query';
import { feedLinks } from './feed-links';
import { socialMetadata } from './social-metadata';

type Words = { path: string; title: string; description: string; hasFeeds?: boolean };

/** The metadata of a list's pages; a combination of tags is not indexed. */
const metadataOf =
  ({ path, title, description, hasFeeds = false }: Words) =>
  (query: ListQuery | null): Metadata => {
    if (!query) return {};
    const tags = query.tags.length > 0 ? `: ${query.tags.join(', ')}` : '';
    const page = query.page > 1 ? `, page ${query.page}` : '';
    return socialMetadata({
      title: `${title}${tags}${page}`,
      description,
      alternates: {
        canonical: listHref(path, query),
        ...(hasFeeds && query.tags.length < 2 && { types: feedLinks(query.tags[0]) }),
      },
      ...(query.tags.length > 1 && { robots: { index: false, follow: true } }),
    });
  };

export const newsListMetadata = metadataOf({
  path: '/news',
  title: 'Cricket news',
  description: 'Cricket news: match reports, previews and the stories behind the scores.',
  hasFeeds: true,
});

export const guideListMetadata = metadataOf({
  path: '/pages',
  title: 'Betting explained',
  description: 'Plain guides to betting on cricket: odds, markets and staying in control.',
});

export const bonusListMetadata = metadataOf({
  path: '/bonuses',
  title: 'Latest bonuses',
  description: 'Bonuses of betting sites with their terms, and what each is really worth.',
});

export const bookmakerListMetadata = metadataOf({
  path: '/betting-sites',
  title: 'Betting sites',
  description: 'Betting sites reviewed: odds, markets, payment and how they treat their customers.',
});
