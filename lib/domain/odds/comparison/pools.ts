type Pooled = { bookmaker: { pool: string | null } };

/** Whether two quotes are of one source. Bookmakers without a pool share none. */
export const isSamePool = (a: Pooled, b: Pooled): boolean =>
  a === b || (a.bookmaker.pool !== null && a.bookmaker.pool === b.bookmaker.pool);

/** Leaves the first quote of each pool. */
export function onePerPool<T extends Pooled>(quotes: readonly T[]): T[] {
  const pools = new Set<string>();
  return quotes.filter(({ bookmaker: { pool } }) => {
    if (pool === null) return true;
    const isFirst = !pools.has(pool);
    pools.add(pool);
    return isFirst;
  });
}
