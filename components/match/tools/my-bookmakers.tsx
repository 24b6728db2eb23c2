import { useEffect, useState, useSyncExternalStore } from 'react';
import { Choice } from '@/components/ui/choice';
import { useLiveStores } from '@/components/live/live-stores';
import type { Match } from '@/lib/domain/match/match';
import { chosenBookmakersKey } from '@/lib/device-keys';
import { createDeviceSetting } from '@/lib/device-setting';
import { compareChosen } from '@/lib/domain/odds/comparison/compare-chosen';
import styles from './my-bookmakers.module.css';

/** The slugs of the bookmakers that the visitor compares; null for all. */
export const chosenBookmakers = createDeviceSetting<readonly string[] | null>(chosenBookmakersKey, {
  parse: toSlugs,
  toText: slugs => slugs && JSON.stringify(slugs),
});

/** Anything else that is stored under the key counts as no choice. */
function toSlugs(text: string | null): readonly string[] | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(stored) ? stored.filter(slug => typeof slug === 'string') : null;
  } catch {
    return null;
  }
}

/** How many of a match's bookmakers are compared. */
export type Chosen = { count: number; undo: () => void };

type Props = {
  match: Match;
  isOpen: boolean;
  /** Called with null while all bookmakers are compared. */
  onChange: (chosen: Chosen | null) => void;
};

/** The bookmakers that the visitor compares, as checkboxes: the best price is then the best of those. */
export function MyBookmakers({ match, isOpen, onChange }: Props) {
  const { matches } = useLiveStores();
  const stored = useSyncExternalStore(
    chosenBookmakers.subscribe,
    chosenBookmakers.get,
    chosenBookmakers.get,
  );
  const [isUnstored, setIsUnstored] = useState(false);
  const bookmakers = match.bookmakers ?? [];
  const isChosen = (slug: string) => stored?.includes(slug) ?? true;
  const count = bookmakers.filter(({ slug }) => isChosen(slug)).length;
  const isAll = count === 0 || count === bookmakers.length;

  useEffect(() => {
    matches.comparePricesBy(
      isAll
        ? null
        : ({ markets, bookmakers: all = [] }) =>
            markets.map(market => compareChosen(market, all, slug => !!stored?.includes(slug))),
    );
  }, [matches, stored, isAll]);

  useEffect(() => {
    onChange(isAll ? null : { count, undo: () => chosenBookmakers.set(null) });
  }, [onChange, isAll, count]);

  function choose(slug: string, checked: boolean): void {
    const others = (stored ?? bookmakers.map(bookmaker => bookmaker.slug)).filter(
      other => other !== slug,
    );
    const next = checked ? [...others, slug] : others;
    const isAllChosen = bookmakers.every(bookmaker => next.includes(bookmaker.slug));
    setIsUnstored(!chosenBookmakers.set(isAllChosen ? null : next));
  }

  if (!isOpen) return null;
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>Compare these bookmakers</legend>
      <div className={styles.choices}>
        {bookmakers.map(({ slug, title }) => (
          <Choice
            key={slug}
            checked={isChosen(slug)}
            disabled={count === 1 && isChosen(slug)}
            onChange={checked => choose(slug, checked)}
          >
            {title}
          </Choice>
        ))}
      </div>
      <p className={styles.note}>
        {stored !== null && count === 0 && (
          <>None of your bookmakers has prices for this match, so all are compared. </>
        )}
        The best price on this page is then the best of those. The choice stays on this device;
        lists and the Prices tab show the best of all bookmakers.
      </p>
      <p className={styles.note} role="status">
        {isUnstored &&
          'This browser does not store your choice. It lasts until the page is closed or reloaded.'}
      </p>
    </fieldset>
  );
}
