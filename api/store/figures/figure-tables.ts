import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { MatchOutcome, PlayedMatch } from '@/lib/contract/figures';
import type { PhaseFigures } from '@/lib/domain/figures/ball-figures';
import type { MatchFormat } from '@/lib/contract/match-format';
import type { SideResult } from '@/lib/contract/background';
import type { BattingInnings, BowlingInnings, Fielding } from '@/lib/domain/figures/match-figures';
import { events } from '@/api/store/tables';

/*
 * Figures of ended matches, derived from their scorecards, and derived again at any time. A match that
 * changes replaces its own rows.
 */

/** The ended matches whose figures are known. */
export const figureMatches = pgTable(
  'figure_matches',
  {
    eventId: text('event_id')
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Of the event from which the figures were derived. */
    version: bigint({ mode: 'number' }).notNull(),
    startTime: bigint('start_time', { mode: 'number' }).notNull(),
    league: text(),
    /** The league with its season. */
    series: text(),
    /** The ground's name as addresses have it; null where the scorecard names none. */
    ground: text(),
    match: jsonb().$type<PlayedMatch>().notNull(),
    outcome: jsonb().$type<MatchOutcome>().notNull(),
    /** Players with figures in it. */
    players: integer().notNull(),
  },
  table => [
    index('figure_matches_by_league').on(table.league, table.startTime),
    index('figure_matches_by_ground').on(table.ground, table.startTime),
  ],
);

/** The ended matches of a side, by the day on which they were really played. */
export const sideMatches = pgTable(
  'side_matches',
  {
    eventId: text('event_id')
      .notNull()
      .references(() => figureMatches.eventId, { onDelete: 'cascade' }),
    /** Index into the match's teams. */
    team: integer().notNull(),
    side: text().notNull(),
    opposition: text().notNull(),
    playedOn: text('played_on').notNull(),
    format: text().$type<MatchFormat>(),
    /** Null where the host does not state how the match ended. */
    result: text().$type<SideResult>(),
  },
  table => [
    primaryKey({ columns: [table.eventId, table.team] }),
    index('side_matches_by_side').on(table.side, table.playedOn, table.eventId),
  ],
);

export type PlayerFigures = {
  batting: BattingInnings[];
  bowling: BowlingInnings[];
  fielding: Fielding | null;
  /** Absent where not every ball of the match is known; empty in formats without a limit of overs. */
  phases?: PhaseFigures[];
};

/** What a player did in an ended match. */
export const playerMatches = pgTable(
  'player_matches',
  {
    playerId: text('player_id').notNull(),
    eventId: text('event_id')
      .notNull()
      .references(() => figureMatches.eventId, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Index into the match's teams. */
    team: integer().notNull(),
    figures: jsonb().$type<PlayerFigures>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.playerId, table.eventId] }),
    index('player_matches_by_event').on(table.eventId),
  ],
);

/** What a batter did against a bowler in an ended match of which every ball is known. */
export const matchUps = pgTable(
  'match_ups',
  {
    batterId: text('batter_id').notNull(),
    bowlerId: text('bowler_id').notNull(),
    eventId: text('event_id')
      .notNull()
      .references(() => figureMatches.eventId, { onDelete: 'cascade' }),
    /** Faced. */
    balls: integer().notNull(),
    runs: integer().notNull(),
    /** Those that the Laws credit to the bowler. */
    dismissals: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.batterId, table.bowlerId, table.eventId] }),
    index('match_ups_by_bowler').on(table.bowlerId),
    index('match_ups_by_event').on(table.eventId),
  ],
);

/** Everyone who was in a line-up, with the ended matches of each. */
export const players = pgTable(
  'players',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** The first letter of the surname, folded. */
    letter: text().notNull(),
    /** The folded surname, then the rest: the order of lists. */
    sortName: text('sort_name').notNull(),
    /** Of the ended matches. */
    matches: integer().notNull(),
  },
  table => [
    index('players_by_letter').on(table.letter, table.sortName, table.id),
    index('players_by_matches').on(table.matches, table.sortName, table.id),
  ],
);

/** The sides for which a player appeared in ended matches. */
export const playerSides = pgTable(
  'player_sides',
  {
    side: text().notNull(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    /** The side's name in the newest of them. */
    name: text().notNull(),
    matches: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.side, table.playerId] }),
    index('player_sides_by_player').on(table.playerId),
  ],
);

/** What lists show of a report. */
export type ReportCard = { title: string; excerpt: string; minutes: number; isReplay: boolean };

/** The reports of ended matches. */
export const reports = pgTable(
  'reports',
  {
    eventId: text('event_id')
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Of the figures with which it was written. */
    version: bigint({ mode: 'number' }).notNull(),
    /** Higher than those of all rows written before: what an instance has read, it need not read again. */
    revision: bigserial({ mode: 'number' }).notNull(),
    /** The story's, for good. */
    slug: text().notNull(),
    /** When the match ended, in unix seconds. */
    publishedAt: bigint('published_at', { mode: 'number' }).notNull(),
    /** When a correction changed it. */
    updatedAt: bigint('updated_at', { mode: 'number' }),
    /** Null where too little is known for a report, or no longer anything. */
    card: jsonb().$type<ReportCard>(),
    /** Complete, as HTML; '' without one. */
    html: text().notNull(),
  },
  table => [index('reports_by_revision').on(table.revision)],
);
