import { groupBy } from '@/api/group-by';
import type { Fragment } from '@/api/feeds/fragment';

type Log = { warn(details: object, text: string): void };

/** Logs one line for all failures of a source: a batch may have hundreds of the same. */
export function logFailures(
  log: Log,
  fragments: readonly Fragment[],
  settled: readonly PromiseSettledResult<unknown>[],
): void {
  const failed = fragments.flatMap(({ source, externalId }, at) => {
    const result = settled[at];
    return result?.status === 'rejected' ? [{ source, externalId, err: result.reason }] : [];
  });
  for (const [, [first, ...others]] of groupBy(failed, ({ source }) => source))
    log.warn({ ...first, others: others.length }, 'a match could not be applied');
}
