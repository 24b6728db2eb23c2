import type { AdminAnswer } from '@/lib/contract/admin/admin-answers';

export type FeedReport = AdminAnswer<'feeds'>;

/**
 * What a section shows, as a table and as CSV; of feeds also the report, whose matches forms link. `links` are
 * the addresses to which the first cells of the rows lead; null for none.
 */
export type Table = {
  head: string[];
  rows: string[][];
  links?: (string | null)[];
  chart?: Chart;
  report?: FeedReport;
};
/** Bars under one title, each with its label and its length. */
export type Chart = { title: string; bars: { label: string; value: number }[] };
