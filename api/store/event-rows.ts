import type { CommentaryItem } from '@/lib/contract/commentary';
import type { WireMarket } from '@/lib/contract/event';
import type { MatchInfo } from '@/lib/contract/match-info';
import { mergeOverChances } from '@/lib/domain/forecast/over-chances';
import { groupBy } from '@/lib/domain/group-by';
import { chancesOf, withOverTotals } from './over-totals';
import type { EventFields, StoredEvent, StoredInnings } from './stored-event';
import type { events } from './tables';

export type EventRow = typeof events.$inferSelect;

/** The row of an event; its markets, match info and comments are rows of other tables. */
export function toRow(event: StoredEvent): EventRow {
  const { status, start_time, league, tournament, category, name, competitors, ...state } =
    event.fields;
  return {
    id: event.id,
    kind: event.kind,
    status,
    startTime: start_time,
    league: league ?? null,
    tournament: tournament ?? null,
    category: category ?? null,
    name,
    competitors: competitors ?? null,
    state,
    withdrawn: event.withdrawn,
    version: event.version,
    updatedAt: event.updatedAt,
  };
}

type Parts = {
  markets: WireMarket[];
  matchInfo: MatchInfo | null;
  commentary: StoredInnings[];
};

export function fromRow(row: EventRow, { markets, matchInfo, commentary }: Parts): StoredEvent {
  const fields: EventFields = {
    name: row.name,
    start_time: row.startTime,
    status: row.status,
    league: row.league,
    tournament: row.tournament,
    category: row.category,
    competitors: row.competitors,
    ...row.state,
  };
  const { id, kind, version, updatedAt, withdrawn } = row;
  const common = {
    id,
    kind,
    fields,
    markets,
    matchInfo,
    commentary,
    version,
    updatedAt,
    withdrawn,
  };
  return { ...common, oddsHistory: null };
}

export type CommentRow = {
  eventId: string;
  inningsId: string;
  item: CommentaryItem;
  /** The number of stored comments of the innings. */
  total: number;
};

/**
 * Converts rows of one event, newest first within an innings, to innings in playing order.
 * `overEnds` are the comments on the ends of overs, in the same order: those of the rows, when
 * these are all.
 */
export function toInnings(
  rows: readonly CommentRow[],
  overEnds: readonly Pick<CommentRow, 'inningsId' | 'item'>[] = rows,
): StoredInnings[] {
  const byId = groupBy(rows, row => row.inningsId);
  const endsById = groupBy(overEnds, row => row.inningsId);
  const itemsOf = (itemRows: readonly { item: CommentaryItem }[] = []) =>
    itemRows.map(row => row.item);
  return [...byId.entries()]
    .map(([id, eventRows]) => ({
      id,
      items: itemsOf(eventRows),
      total: eventRows[0]?.total ?? 0,
      overs: withOverTotals([], itemsOf(endsById.get(id))),
      chances: mergeOverChances([], chancesOf(itemsOf(endsById.get(id)))),
    }))
    .sort(byInnings);
}

/** '2' before '10'. */
export const byInnings = (a: { id: string }, b: { id: string }): number =>
  a.id.localeCompare(b.id, 'en', { numeric: true });
