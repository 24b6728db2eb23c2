import { useEffect, useState } from 'react';
import { toHash, toTabPlace, type TabPlace } from './match-tab';

const phone = '(max-width: 991px)';

/**
 * The open tab and innings, kept in the URL's hash so that they survive a reload. Null until
 * scripts run: the style sheet then shows what the screen's width asks for.
 */
export function useTabPlace(): [TabPlace | null, (place: TabPlace) => void] {
  const [place, setPlace] = useState<TabPlace | null>(null);

  useEffect(() => {
    // A hash that names no tab, such as the skip link's, changes none.
    const read = () =>
      setPlace(
        before =>
          toTabPlace(window.location.hash) ??
          before ?? { tab: window.matchMedia(phone).matches ? 'markets' : 'info', innings: null },
      );
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  const choose = (next: TabPlace) => {
    setPlace(next);
    // Through history, not location: a new hash must not scroll the page or add a step back.
    window.history.replaceState(window.history.state, '', toHash(next));
  };
  return [place, choose];
}
