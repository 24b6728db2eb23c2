import { useEffect, useState } from 'react';
import { toHash, parseTabHash, type MatchTab, type TabHash } from './match-tab';

/** The width of one column, where the markets are a tab. */
const oneColumn = '(max-width: 1239px)';

/**
 * The open tab and innings, stored in the URL's hash so that they survive a reload. Null until
 * scripts run: CSS then selects the tab by the screen's width. `first` is the tab without a hash, by
 * default Markets on phones and else Match info; it must not change between renders.
 */
export function useTabHash(first: MatchTab | null): [TabHash | null, (place: TabHash) => void] {
  const [place, setPlace] = useState<TabHash | null>(null);

  useEffect(() => {
    // A hash that names no tab, such as the skip link's, is ignored.
    const read = () =>
      setPlace(
        before =>
          parseTabHash(window.location.hash) ??
          before ?? {
            tab: first ?? (window.matchMedia(oneColumn).matches ? 'markets' : 'info'),
            innings: null,
          },
      );
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [first]);

  const choose = (next: TabHash) => {
    setPlace(next);
    // Uses history instead of location: a new hash must not scroll the page or add a history entry.
    window.history.replaceState(window.history.state, '', toHash(next));
  };
  return [place, choose];
}
