import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type pg from 'pg';
import type { Database } from '@/api/store/database';

type Statement = { text: string; params: unknown[] };
type Plan = {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Heap Fetches'?: number;
  'Relation Name'?: string;
  Plans?: Plan[];
};

export type WatchedDatabase = Database & {
  /** The rows of tables that the queries of `work` read, whether or not they returned them. */
  rowsRead(work: () => Promise<unknown>): Promise<number>;
};

/**
 * Of a table of a few hundred rows the planner reads all, as it should. Without these it shows which rows
 * it would read of a large one: those that an index finds, or all where no index does.
 */
const unindexed = ['seqscan', 'hashjoin', 'mergejoin'];

type Connection = {
  query(text: string, params?: unknown[]): Promise<{ rows: unknown[] }>;
  release(): void;
};

/** The same database, whose queries can be counted: by the plans of the queries that `work` has sent. */
export function watched(database: Database): WatchedDatabase {
  let sent: Statement[] = [];
  const logger = {
    logQuery: (text: string, params: unknown[]) => void sent.push({ text, params }),
  };
  const { $client: client } = database.sql as unknown as { $client: unknown };
  const connect = async (): Promise<Connection> =>
    database.embedded
      ? {
          query: (text, params) => (client as PGlite).query(text, params),
          release: () => undefined,
        }
      : (client as pg.Pool).connect();
  const planOf = async ({ text, params }: Statement): Promise<Plan[]> => {
    const connection = await connect();
    try {
      await connection.query('begin');
      for (const name of unindexed) await connection.query(`set local enable_${name} = off`);
      const explained = await connection.query(`explain (analyze, format json) ${text}`, params);
      const rows = explained.rows as { 'QUERY PLAN': { Plan: Plan }[] }[];
      return rows.flatMap(row => row['QUERY PLAN'].map(({ Plan: plan }) => plan));
    } finally {
      await connection.query('rollback');
      connection.release();
    }
  };
  return {
    ...database,
    sql: database.embedded
      ? drizzlePglite(client as PGlite, { logger })
      : drizzlePostgres(client as pg.Pool, { logger }),
    async rowsRead(work) {
      sent = [];
      await work();
      const queries = sent.filter(({ text }) => /^\s*(?:select|with)\b/i.test(text));
      let rows = 0;
      for (const query of queries) for (const plan of await planOf(query)) rows += rowsOf(plan);
      return rows;
    },
  };
}

/** An index that has all columns is read without the rows. */
function rowsOf(plan: Plan): number {
  const inner = (plan.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), 0);
  if (plan['Relation Name'] === undefined) return inner;
  if (plan['Node Type'] === 'Index Only Scan') return inner + (plan['Heap Fetches'] ?? 0);
  const rows = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0);
  return inner + rows * plan['Actual Loops'];
}
