import type { Market } from '@/lib/domain/odds/market';

/** Whether a market has too many selections for a column each. */
export const isGrid = ({ selections }: Pick<Market, 'selections'>): boolean =>
  selections.length > 3;
