import type { Metadata } from 'next';
import { allBookmakers, bookmakersHref, type BookmakerQuery } from '@/lib/routing/bookmaker-query';
import { socialMetadata } from './social-metadata';

/** The list of bookmakers; another order, a filter and a comparison of two are not indexed. */
export function bookmakerListMetadata(query: BookmakerQuery | null): Metadata {
  if (!query) return {};
  const { page, compared } = query;
  const isPlain = bookmakersHref(query) === bookmakersHref({ ...allBookmakers, page });
  return socialMetadata({
    title: `${compared ? 'Two betting sites compared' : 'Betting sites'}${page > 1 ? `, page ${page}` : ''}`,
    description: `Betting sites reviewed: odds, markets, payment and how they treat their customers.${page > 1 ? ` Page ${page}.` : ''}`,
    alternates: { canonical: bookmakersHref(isPlain ? query : allBookmakers) },
    ...(!isPlain && { robots: { index: false, follow: true } }),
  });
}
