import type { ClickOutRow } from '@/api/store/click-outs';

/** A row of a click-out on match m1. */
export const storedClickOut = (changes: Partial<ClickOutRow> = {}): ClickOutRow => ({
  key: 'one',
  at: 1_795_681_200_000,
  eventId: 'm1',
  marketId: 'w',
  selectionId: 'home',
  eventName: 'Ferns - Herons',
  marketName: 'Winner',
  selectionName: 'Ferns',
  bookmaker: 'example',
  odds: '1.5',
  currentOdds: '1.5',
  shown: null,
  page: null,
  url: '/example-bookmaker',
  addressHash: null,
  agent: 'phone',
  isBot: false,
  ...changes,
});
