import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { events } from '@/api/store/tables';

/** One price whose moves are recorded: a bookmaker's, or the best one ('best'), of a selection. */
export const priceSeries = pgTable(
  'price_series',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    marketId: text('market_id').notNull(),
    selectionId: text('selection_id').notNull(),
    bookmaker: text().notNull(),
    /** 0: every change; 1: buckets; 2: one row. */
    compaction: smallint().notNull().default(0),
  },
  table => [
    unique('price_series_of').on(table.eventId, table.marketId, table.selectionId, table.bookmaker),
    // The others are nearly all, and never change again.
    index('price_series_to_compact')
      .on(table.id)
      .where(sql`${table.compaction} < 2`),
  ],
);

/**
 * The odds from a time on, in thousandths; null while suspended or withdrawn. A row of several
 * changes has the last of them, and the first, the least and the greatest beside it.
 */
export const pricePoints = pgTable(
  'price_points',
  {
    seriesId: integer('series_id')
      .notNull()
      .references(() => priceSeries.id, { onDelete: 'cascade' }),
    /** Unix seconds. */
    at: bigint({ mode: 'number' }).notNull(),
    oddsMilli: integer('odds_milli'),
    firstMilli: integer('first_milli'),
    lowMilli: integer('low_milli'),
    highMilli: integer('high_milli'),
  },
  table => [primaryKey({ columns: [table.seriesId, table.at] })],
);
