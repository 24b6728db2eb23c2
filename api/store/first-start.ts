import { eq } from 'drizzle-orm';
import type { Sql } from './database';
import { notes } from './tables';

const key = 'first_start';

/** The moment of the first start ever, in unix seconds: `now` when this is it. */
export async function firstStart(database: Sql, now: number): Promise<number> {
  await database.insert(notes).values({ key, value: now }).onConflictDoNothing();
  const [note] = await database.select().from(notes).where(eq(notes.key, key));
  return note?.value ?? now;
}
