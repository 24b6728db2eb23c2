import { useState, type ReactNode } from 'react';
import useSWR from 'swr';
import { useConnection } from '@/lib/live/use-connection';
import { useChosenBookmakers, useMatch } from '@/components/live/live-stores';
import { usePriceFormat } from '@/components/odds/use-odds-format';
import { SelectField } from '@/components/ui/select-field/select-field';
import { fetchPriceHistory } from '@/lib/api-client/price-history';
import { logWarning } from '@/lib/client-log';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import { bestPrice } from '@/lib/contract/prices/price-history';
import type { Match } from '@/lib/domain/match/match';
import { favouritesFirst, toPriceLines } from '@/lib/domain/odds/history/price-lines';
import { Prices, bestPriceTitle } from './prices';
import styles from './live-prices.module.css';

type Props = {
  match: Match;
  open: boolean;
  /** The prices that the server rendered: shown until newer prices are loaded. */
  fallback: ReactNode;
};

/** A price of a live match moves every few seconds, which a chart need not show immediately. */
const refreshMs = 15_000;

/** The price history of the first market, of the best price or of a chosen bookmaker. */
export function LivePrices({ match: initial, open, fallback }: Props) {
  const match = useMatch(initial);
  const format = usePriceFormat();
  const [bookmaker, setBookmaker] = useState<string>(bestPrice);
  const [selection, setSelection] = useState('');
  const isPaused = useConnection().pausedAt !== null;
  const { data, error } = useSWR(
    open ? ['price-history', match.id, bookmaker] : null,
    () => fetchPriceHistory(match.id, bookmaker),
    {
      refreshInterval: match.status === 'live' && !isPaused ? refreshMs : 0,
      onError: (reason: unknown) => logWarning('Prices not loaded', { reason: String(reason) }),
    },
  );

  const [market] = match.markets;
  const chosen = useChosenBookmakers();
  const bookmakers = chosenFirst(match.bookmakers ?? [], chosen ?? []);
  const prices = data ? toPriceLines(data.history, match.teams, data.at) : null;
  const title = bookmakers.find(({ slug }) => slug === bookmaker)?.title ?? bestPriceTitle;
  return (
    <>
      {bookmakers.length > 1 && (
        <SelectField
          label="Price of"
          value={bookmaker}
          onChange={event => setBookmaker(event.target.value)}
        >
          <option value={bestPrice}>
            {chosen ? `${bestPriceTitle} of all, not of yours` : bestPriceTitle}
          </option>
          {bookmakers.map(({ slug, title: name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {match.isOutright && market && (
        <SelectField
          label="Line of"
          value={selection}
          onChange={event => setSelection(event.target.value)}
        >
          <option value="">The three favourites</option>
          {market.selections.map(({ id, name }) => (
            <option key={id} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {data && (
        <Prices
          prices={prices && match.isOutright ? favouritesFirst(prices, selection || null) : prices}
          market={market?.name ?? 'Prices'}
          format={format}
          zone={null}
          of={title}
          simulated={match.replay !== null}
          isDetailed
        />
      )}
      {!data && bookmaker === bestPrice && fallback}
      {!data && bookmaker !== bestPrice && (
        <p className={styles.note} role="status">
          {error ? 'The prices cannot be loaded right now.' : 'Loading the prices…'}
        </p>
      )}
    </>
  );
}

/** Those that the visitor compares, in the visitor's order, then the others. */
const chosenFirst = (bookmakers: readonly ComparedBookmaker[], chosen: readonly string[]) => {
  const placeOf = ({ slug }: ComparedBookmaker) =>
    chosen.includes(slug) ? chosen.indexOf(slug) : chosen.length;
  return bookmakers.toSorted((a, b) => placeOf(a) - placeOf(b));
};
