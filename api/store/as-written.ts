import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * A column of text as it was written, a mark of byte order at its start included: the embedded
 * database's reader takes that for the text's encoding and drops it, so another character goes first.
 */
export const asWritten = (column: PgColumn): SQL<string> =>
  sql<string>`'.' || ${column}`.mapWith((text: string) => text.slice(1));
