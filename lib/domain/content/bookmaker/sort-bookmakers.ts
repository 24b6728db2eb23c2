import type { CardBookmaker } from './bookmaker';

export const bookmakerOrders = ['rank', 'mark', 'name'] as const;
export type BookmakerOrder = (typeof bookmakerOrders)[number];

/** The lowest marks by which a list can be filtered; 0 is no filter. */
export const leastMarks = [0, 3, 4] as const;
export type LeastMark = (typeof leastMarks)[number];

type Selection = { order: BookmakerOrder; leastMark: LeastMark };

/** The bookmakers above a mark, in an order; those without a mark come last and match no filter. */
export function sortBookmakers<T extends Pick<CardBookmaker, 'mark' | 'title'>>(
  bookmakers: readonly T[],
  { order, leastMark }: Selection,
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
