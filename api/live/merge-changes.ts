import type { EventChange } from '@/api/store/changes';

/**
 * Joins the changes of one event that wait together, in order, so that a feed that is faster than the
 * database writes each row once. Each change is still published separately.
 */
export function mergeChanges(changes: readonly EventChange[]): EventChange {
  const [first, ...others] = changes;
  if (!first) throw new Error('There is no change.');
  return others.reduce(merged, first);
}

function merged(before: EventChange, next: EventChange): EventChange {
  const { written, gone } = next.markets;
  const writtenIds = new Set(written.map(({ market }) => String(market.id)));
  const goneIds = new Set(gone);
  return {
    next: next.next,
    matchInfoChanged: before.matchInfoChanged || next.matchInfoChanged,
    markets: {
      written: [
        ...before.markets.written.filter(({ market }) => {
          const id = String(market.id);
          return !writtenIds.has(id) && !goneIds.has(id);
        }),
        ...written,
      ],
      gone: [...before.markets.gone.filter(id => !writtenIds.has(id) && !goneIds.has(id)), ...gone],
    },
    comments: mergedComments(before.comments, next.comments),
    prices: latest([...before.prices, ...next.prices], point =>
      JSON.stringify([point.marketId, point.selectionId, point.bookmaker, point.at]),
    ),
  };
}

function mergedComments(
  before: EventChange['comments'],
  next: EventChange['comments'],
): EventChange['comments'] {
  const byInnings = new Map(before.map(({ inningsId, placed }) => [inningsId, placed]));
  for (const { inningsId, placed } of next)
    byInnings.set(
      inningsId,
      latest([...(byInnings.get(inningsId) ?? []), ...placed], ({ itemId }) => itemId),
    );
  return [...byInnings].map(([inningsId, placed]) => ({ inningsId, placed }));
}

/** The last entry of each key, since a statement writes a row once only. */
const latest = <T>(entries: readonly T[], keyOf: (entry: T) => string): T[] => [
  ...new Map(entries.map(entry => [keyOf(entry), entry])).values(),
];
