import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { EmptyState } from '@/components/state/empty-state';
import { PageLinks } from '@/components/link/page-links';
import type { Bookmaker } from '@/lib/domain/content/bookmaker';
import type { ListQuery } from '@/lib/routing/list-query';
import { BookmakerCard } from './bookmaker-card';
import styles from './bookmaker-list.module.css';

type Props = { bookmakers: Bookmaker[]; query: ListQuery; pages: number };

export function BookmakerList({ bookmakers, query, pages }: Props) {
  if (bookmakers.length === 0)
    return <EmptyState icon="shield-check" title="No betting sites to show" />;
  return (
    <>
      <ul className={styles.list} aria-label="Betting sites">
        {bookmakers.map(bookmaker => (
          <li key={bookmaker.slug}>
            <BookmakerCard bookmaker={bookmaker} />
          </li>
        ))}
      </ul>
      <PageLinks path="/betting-sites" query={query} pages={pages} />
      <AffiliateDisclosure of="offers" />
    </>
  );
}
