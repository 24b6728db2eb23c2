import { useEffect, useState } from 'react';
import { toHash, parseTabHash, type MatchTab, type TabHash } from './match-tab';

/** Screens with a single column, where the markets are a tab. */
const singleColumn = '(max-width: 1239px)';

/**
 * The open tab and innings, stored in the URL's hash so that they survive a reload. Null until
 * scripts run: until then CSS selects the tab by the screen's width. `first` is the tab for a URL without a
 * hash, Markets on phones and Match info elsewhere by default; it must not change between renders.
 */
export function useTabHash(first: MatchTab | null): [TabHash | null, (next: TabHash) => void] {
  const [current, setCurrent] = useState<TabHash | null>(null);

  useEffect(() => {
    // A hash that names no tab, such as the skip link's, is ignored.
    const read = () =>
      setCurrent(
        before =>
          parseTabHash(window.location.hash) ??
          before ?? {
            tab: first ?? (window.matchMedia(singleColumn).matches ? 'markets' : 'info'),
            innings: null,
          },
      );
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [first]);

  const choose = (next: TabHash) => {
    setCurrent(next);
    // Uses history instead of location: a new hash must not scroll the page or add a history entry.
    window.history.replaceState(window.history.state, '', toHash(next));
  };
  return [current, choose];
}
