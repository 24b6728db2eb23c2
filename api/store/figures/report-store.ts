import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PlayedMatch } from '@/lib/contract/figures';
import type { EarlierTotals } from '@/lib/domain/report/report-source';
import type { Database, Sql } from '@/api/store/database';
import { fenced } from '@/api/store/leader-term';
import { events, isPastMatchRow } from '@/api/store/tables';
import { figureMatches, reports, type ReportCard } from './figure-tables';

/** An ended match whose report is missing or of other figures. */
export type OutdatedReport = {
  id: string;
  /** Of its figures. */
  version: number;
  match: PlayedMatch;
  league: string | null;
  series: string | null;
  ground: string | null;
};

export type ReportWrite = {
  id: string;
  version: number;
  /** The slug and the date of a report that is there already stay. */
  slug: string;
  publishedAt: number;
  /** When it was changed, for a report that is there already; unix seconds. */
  changedAt: number;
  /** Null where too little is known. */
  report: { card: ReportCard; html: string } | null;
};

/** A row as lists need it: light, and without the text. */
export type StoredReport = {
  id: string;
  revision: number;
  slug: string;
  publishedAt: number;
  updatedAt: number | null;
  card: ReportCard | null;
};

/** The queries of the reports of ended matches. With `ids` only these matches are compared. */
export type ReportStore = {
  outdated(ids: readonly string[] | null, limit: number): Promise<OutdatedReport[]>;
  /** Removes the reports of matches that are withdrawn or no longer ended. */
  removeGone(ids: readonly string[] | null): Promise<void>;
  put(writes: readonly ReportWrite[]): Promise<void>;
  /** The highest totals of a match's format before it, at its ground and of its season. */
  earlierTotals(
    match: OutdatedReport,
  ): Promise<{ ground: EarlierTotals | null; season: EarlierTotals | null }>;
  /** The next rows written after a revision, the first written first. */
  changedAfter(revision: number, limit: number): Promise<StoredReport[]>;
  /** A report's text as HTML; null without one. */
  html(id: string): Promise<string | null>;
};

export function createReportStore(database: Database): ReportStore {
  const { sql: query } = database;
  const among = (column: PgColumn, ids: readonly string[] | null) =>
    ids === null ? undefined : inArray(column, [...ids]);

  return {
    outdated: (ids, limit) => {
      const { eventId, version, match, league, series, ground, startTime } = figureMatches;
      return query
        .select({ id: eventId, version, match, league, series, ground })
        .from(figureMatches)
        .innerJoin(events, eq(events.id, eventId))
        .leftJoin(reports, eq(reports.eventId, eventId))
        .where(
          and(
            isPastMatchRow(),
            sql`${reports.version} is distinct from ${version}`,
            among(eventId, ids),
          ),
        )
        .orderBy(asc(startTime), asc(eventId))
        .limit(limit);
    },
    async removeGone(ids) {
      const gone = await query
        .select({ id: reports.eventId })
        .from(reports)
        .innerJoin(events, eq(events.id, reports.eventId))
        .leftJoin(figureMatches, eq(figureMatches.eventId, reports.eventId))
        .where(
          and(
            isNotNull(reports.card),
            or(isNull(figureMatches.eventId), not(isPastMatchRow())),
            among(reports.eventId, ids),
          ),
        );
      if (gone.length === 0) return;
      const isGone = inArray(
        reports.eventId,
        gone.map(({ id }) => id),
      );
      await fenced(database, transaction =>
        transaction
          .update(reports)
          .set({ card: null, html: '', version: noVersion, revision: nextRevision })
          .where(isGone),
      );
    },
    put: writes =>
      fenced(database, async transaction => {
        for (const write of writes) await putReport(transaction, write);
      }),
    earlierTotals: async match => ({
      ground:
        match.ground === null
          ? null
          : await earlierTotals(query, match, eq(figureMatches.ground, match.ground)),
      season:
        match.league === null || match.series === null
          ? null
          : await earlierTotals(
              query,
              match,
              and(eq(figureMatches.league, match.league), eq(figureMatches.series, match.series)),
            ),
    }),
    changedAfter: (revision, limit) => {
      const { eventId, slug, publishedAt, updatedAt, card } = reports;
      return query
        .select({ id: eventId, revision: reports.revision, slug, publishedAt, updatedAt, card })
        .from(reports)
        .where(gt(reports.revision, revision))
        .orderBy(asc(reports.revision))
        .limit(limit);
    },
    async html(id) {
      const [row] = await query
        .select({ html: reports.html })
        .from(reports)
        .where(and(eq(reports.eventId, id), isNotNull(reports.card)))
        .orderBy(desc(reports.revision));
      return row?.html ?? null;
    },
  };
}

/** That no event has: the report is written again when the match has ended again. */
const noVersion = -1;

const nextRevision = sql`nextval(pg_get_serial_sequence('reports', 'revision'))`;

async function putReport(database: Sql, write: ReportWrite): Promise<void> {
  const { id: eventId, version, slug, publishedAt, changedAt, report } = write;
  const [card, html] = [report?.card ?? null, report?.html ?? ''];
  const isSame = sql`(${reports.card} is not distinct from excluded.card and ${reports.html} = excluded.html)`;
  const isFirst = sql`${reports.card} is null`;
  await database
    .insert(reports)
    .values({ eventId, version, slug, publishedAt, card, html })
    .onConflictDoUpdate({
      target: reports.eventId,
      set: {
        version,
        card,
        html,
        revision: sql`case when ${isSame} then ${reports.revision} else excluded.revision end`,
        updatedAt: sql`case when ${isSame} or ${isFirst} then ${reports.updatedAt} else ${changedAt} end`,
      },
    });
}

/** The matches with a total that a condition has, of the format of a match and up to its day, without it. */
async function earlierTotals(
  database: Sql,
  { id, match }: OutdatedReport,
  condition: SQL | undefined,
): Promise<EarlierTotals> {
  const { eventId, match: other, outcome } = figureMatches;
  const total = sql`(select max((innings ->> 'runs')::int) from jsonb_array_elements(${outcome} -> 'innings') innings)`;
  const [found] = await database
    .select({
      matches: sql<number>`count(${total})`.mapWith(Number),
      highest: sql<number | null>`max(${total})`,
    })
    .from(figureMatches)
    .where(
      and(
        condition,
        ne(eventId, id),
        sql`${other} ->> 'format' is not distinct from ${match.format ?? null}`,
        sql`${other} ->> 'played_on' <= ${match.played_on}`,
      ),
    );
  return { matches: found?.matches ?? 0, highest: found?.highest ?? null };
}
