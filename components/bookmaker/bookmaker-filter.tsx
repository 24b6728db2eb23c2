import { Button } from '@/components/ui/button';
import { ViewNav } from '@/components/link/view-nav';
import {
  bookmakerOrders,
  leastMarks,
  type BookmakerOrder,
  type LeastMark,
} from '@/lib/domain/content/bookmaker/sort-bookmakers';
import { allBookmakers, bookmakersHref, type BookmakerQuery } from '@/lib/routing/bookmaker-query';
import styles from './bookmaker-filter.module.css';
import { BookmakerSelect } from './bookmaker-select';

type Props = {
  query: BookmakerQuery;
  /** All bookmakers, for the comparison of two. */
  names: { slug: string; title: string }[];
};

const orderLabels: Record<BookmakerOrder, string> = {
  rank: 'Our order',
  mark: 'Best mark',
  name: 'A to Z',
};
const markLabels: Record<LeastMark, string> = { 0: 'Any mark', 3: '3 and over', 4: '4 and over' };

/** Order, filter and comparison of the list: links and a form, which work without scripts. */
export function BookmakerFilter({ query, names }: Props) {
  const { order, leastMark, compared } = query;
  const shown = compared ? allBookmakers : query;
  const [first = names[0]?.slug, second = names[1]?.slug] = compared ?? [];

  return (
    <div className={styles.filter}>
      <ViewNav
        label="Order"
        variant="switch"
        items={bookmakerOrders.map(choice => ({
          href: bookmakersHref({ ...shown, order: choice, page: 1 }),
          label: orderLabels[choice],
          current: !compared && choice === order,
        }))}
      />
      <ViewNav
        label="Marks"
        variant="switch"
        items={leastMarks.map(choice => ({
          href: bookmakersHref({ ...shown, leastMark: choice, page: 1 }),
          label: markLabels[choice],
          current: !compared && choice === leastMark,
        }))}
      />
      {names.length > 1 && (
        <form className={styles.compare} action="/betting-sites" aria-label="Compare two">
          <BookmakerSelect label="Compare" names={names} chosen={first ?? ''} />
          <BookmakerSelect label="with" names={names} chosen={second ?? ''} />
          <Button type="submit">Compare</Button>
        </form>
      )}
    </div>
  );
}
