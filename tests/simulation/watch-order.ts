import { priceKey } from '@/lib/live/prices/price-store';
import { matchIds } from './feed';
import type { Shown } from './visitor';

/**
 * Returns a function that checks a screen after each change and records where an older version,
 * price or scorecard follows a newer one: in the simulation odds and runs only rise.
 */
export function createOrderWatch(problems: string[]): (shown: Shown) => void {
  const seen = new Map<Shown, Map<string, number>>();

  return shown => {
    const before = seen.get(shown) ?? new Map<string, number>();
    seen.set(shown, before);
    for (const [key, value] of risingValues(shown)) {
      const last = before.get(key) ?? value;
      if (value < last) problems.push(`${key}: ${value} after ${last}`);
      before.set(key, Math.max(last, value));
    }
  };
}

function risingValues(shown: Shown): [string, number][] {
  const { matches, details } = shown;
  const runs = Number(/\d+/.exec(details?.scorecard()?.status ?? '')?.[0] ?? Number.NaN);
  return [
    ...matchIds.flatMap(id => [
      [`${id} version`, matches.version(id) ?? Number.NaN] as [string, number],
      ...odds(shown, id),
    ]),
    ['scorecard', runs] as [string, number],
  ].filter(([, value]) => !Number.isNaN(value)) as [string, number][];
}

/** The odds of a match, without the best ones of a comparison: one that is too high is left out. */
const odds = ({ matches, prices }: Shown, id: string): [string, number][] =>
  (matches.match(id)?.markets ?? []).flatMap(market =>
    market.selections.flatMap(selection =>
      (selection.prices ?? (selection.best ? [] : [{ bookmaker: undefined }])).map(
        ({ bookmaker }): [string, number] => {
          const key = priceKey(id, market.id, selection.id, bookmaker);
          return [key, prices.price(key).odds?.decimal ?? Number.NaN];
        },
      ),
    ),
  );
