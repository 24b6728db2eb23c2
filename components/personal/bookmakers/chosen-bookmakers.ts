import { useEffect, useSyncExternalStore } from 'react';
import { useLiveStores } from '@/components/live/live-stores';
import { chosenBookmakersKey } from '@/lib/device-keys';
import { createDeviceSetting } from '@/lib/device-setting';
import { compareChosen } from '@/lib/domain/odds/comparison/compare-chosen';
import type { Match } from '@/lib/domain/match/match';

type Slugs = readonly string[];

const setting = createDeviceSetting<Slugs | null>(chosenBookmakersKey, {
  parse: toSlugs,
  toText: slugs => slugs && JSON.stringify(slugs),
});

/** Anything else that is stored under the key counts as no choice. */
function toSlugs(text: string | null): Slugs | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(stored) ? stored.filter(slug => typeof slug === 'string') : null;
  } catch {
    return null;
  }
}

/** The choice that was undone last on this page, which one press brings back. */
let undone: Slugs | null = null;

/** The slugs of the bookmakers that the visitor compares, in the visitor's order; null for all. */
export const useStoredBookmakers = (): Slugs | null =>
  useSyncExternalStore(setting.subscribe, setting.get, setting.get);

/** Returns whether the choice is stored; without that it lasts until the page is reloaded. */
export function chooseBookmakers(slugs: Slugs | null): boolean {
  undone = null;
  const isStored = setting.set(slugs);
  if (slugs) document.documentElement.dataset.bookmakers = '';
  else delete document.documentElement.dataset.bookmakers;
  // `useIsStored` learns of it in this tab, too.
  if (isStored) {
    const newValue = localStorage.getItem(chosenBookmakersKey);
    window.dispatchEvent(new StorageEvent('storage', { key: chosenBookmakersKey, newValue }));
  }
  return isStored;
}

/** Ends the choice; `undoneBookmakers` has it until another one is made. */
export function compareAllBookmakers(): void {
  const before = setting.get();
  chooseBookmakers(null);
  undone = before;
}

export const undoneBookmakers = (): Slugs | null => undone;

/** Shows the best prices of the chosen bookmakers on the live screen around, unless `isKnown` is false. */
export function useComparedByChoice(isKnown = true): void {
  const { matches } = useLiveStores();
  const slugs = useStoredBookmakers();
  useEffect(() => {
    matches.comparePricesBy(
      isKnown && slugs && slugs.length > 0
        ? { slugs, toShown: match => marketsOf(match, slugs) }
        : null,
    );
  }, [matches, slugs, isKnown]);
}

function marketsOf({ markets, bookmakers = [] }: Match, slugs: Slugs) {
  const isChosen = (slug: string) => slugs.includes(slug);
  return bookmakers.every(({ slug }) => isChosen(slug))
    ? markets
    : markets.map(market => compareChosen(market, bookmakers, isChosen));
}
