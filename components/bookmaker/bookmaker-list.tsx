import type { ReactNode } from 'react';
import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { ButtonLink } from '@/components/link/button-link';
import { EmptyState } from '@/components/state/empty-state';
import { PageLinks } from '@/components/link/page-links';
import type { CardBookmaker } from '@/lib/domain/content/bookmaker/bookmaker';
import { allBookmakers, bookmakersHref, type BookmakerQuery } from '@/lib/routing/bookmaker-query';
import { BookmakerCard } from './bookmaker-card';
import { BookmakerFilter } from './bookmaker-filter';
import styles from './bookmaker-list.module.css';

type Props = {
  /** One page of the list. */
  bookmakers: CardBookmaker[];
  query: BookmakerQuery;
  pages: number;
  names: { slug: string; title: string }[];
  /** Two of them compared, above the list. */
  comparison?: ReactNode;
};

export function BookmakerList({ bookmakers, query, pages, names, comparison }: Props) {
  if (names.length === 0)
    return <EmptyState icon="shield-check" title="No betting sites to show" />;
  return (
    <>
      <BookmakerFilter query={query} names={names} />
      {comparison}
      {bookmakers.length > 0 ? (
        <ul className={styles.list} aria-label="Betting sites">
          {bookmakers.map(bookmaker => (
            <li key={bookmaker.slug}>
              <BookmakerCard bookmaker={bookmaker} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon="shield-check"
          title="No betting site has such a mark"
          action={<ButtonLink href={bookmakersHref(allBookmakers)}>All betting sites</ButtonLink>}
        />
      )}
      <PageLinks
        page={query.page}
        pages={pages}
        hrefOf={page => bookmakersHref({ ...query, compared: null, page })}
      />
      <AffiliateDisclosure of="offers" />
    </>
  );
}
