import type { BookmakerQuery } from '@/lib/routing/bookmaker-query';
import type { CardBookmaker } from './bookmaker';

/** The bookmakers that a query selects, in its order; without a mark they come last and match no filter. */
export function sortBookmakers<T extends Pick<CardBookmaker, 'mark' | 'title'>>(
  bookmakers: readonly T[],
  { order, leastMark }: Pick<BookmakerQuery, 'order' | 'leastMark'>,
): T[] {
  const selected = bookmakers.filter(({ mark }) => leastMark === 0 || (mark ?? 0) >= leastMark);
  switch (order) {
    case 'rank':
      return selected;
    case 'mark':
      return selected.sort((a, b) => (b.mark ?? -1) - (a.mark ?? -1));
    case 'name':
      return selected.sort((a, b) => (a.title < b.title ? -1 : 1));
  }
}
