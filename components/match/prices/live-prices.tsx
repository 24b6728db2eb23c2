import { useState, type ReactNode } from 'react';
import useSWR from 'swr';
import { useConnection } from '@/lib/live/use-connection';
import { useChosenBookmakers, useMatch } from '@/components/live/live-stores';
import { yours } from '@/components/personal/bookmakers/chosen-line';
import { usePriceFormat } from '@/components/odds/use-odds-format';
import { SelectField } from '@/components/ui/select-field/select-field';
import { fetchPriceHistory } from '@/lib/api-client/prices/price-history';
import { logWarning } from '@/lib/client-log';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import { bestPrice } from '@/lib/contract/prices/price-history';
import type { Match } from '@/lib/domain/match/match';
import { favouritesFirst, toPriceLines } from '@/lib/domain/odds/history/price-lines';
import { Prices, bestPriceWords } from './prices';
import styles from './live-prices.module.css';

type Props = {
  match: Match;
  open: boolean;
  /** The prices that the server rendered: shown until newer prices are loaded. */
  fallback: ReactNode;
};

/** A price of a live match moves every few seconds, which a chart need not show immediately. */
const refreshMs = 15_000;

/** Selects the best price of the visitor's own bookmakers; no bookmaker has this slug. */
const ofYours = '';

/** How the first market's prices moved: the best of all bookmakers, the best of the visitor's, or those of one. */
export function LivePrices({ match: initial, open, fallback }: Props) {
  const match = useMatch(initial);
  const format = usePriceFormat();
  const [picked, setPicked] = useState<string | null>(null);
  const [selection, setSelection] = useState('');
  const isPaused = useConnection().pausedAt !== null;
  const chosen = useChosenBookmakers();
  const bookmakers = chosenFirst(match.bookmakers ?? [], chosen ?? []);
  const [first, ...others] = optionsOf(bookmakers, chosen);
  const shown = others.find(({ slug }) => slug === picked) ?? first;
  const of = chosen && shown.slug === ofYours ? chosen : shown.slug;
  const { data, error } = useSWR(
    open ? ['price-history', match.id, of] : null,
    () => fetchPriceHistory(match.id, of),
    {
      refreshInterval: match.status === 'live' && !isPaused ? refreshMs : 0,
      onError: (reason: unknown) => logWarning('Prices not loaded', { reason: String(reason) }),
    },
  );

  const [market] = match.markets;
  // A host that does not know the choice sends the best of all.
  const isOfAll = shown.slug === ofYours && data?.history && !data.history.bookmakers;
  const prices = data ? toPriceLines(data.history, match.teams, data.at) : null;
  return (
    <>
      {bookmakers.length > 1 && (
        <SelectField
          label="Price of"
          value={shown.slug}
          onChange={event => setPicked(event.target.value)}
        >
          {[first, ...others].map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
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
          of={isOfAll ? wordsOfAll : (shown.words ?? shown.title)}
          simulated={match.replay !== null}
          isDetailed
        />
      )}
      {!data && shown.slug === bestPrice && fallback}
      {!data && shown.slug !== bestPrice && (
        <p className={styles.note} role="status">
          {error ? 'The prices cannot be loaded right now.' : 'Loading the prices…'}
        </p>
      )}
    </>
  );
}

type Option = {
  slug: string;
  title: string;
  /** The title in a sentence, unless it is a name. */
  words?: string;
};
type Options = [Option, ...Option[]];

const wordsOfAll = 'best of all bookmakers';

/** Whose history can be shown; the first one is shown until the visitor selects another. */
function optionsOf(bookmakers: readonly Option[], chosen: readonly string[] | null): Options {
  return chosen
    ? [
        {
          slug: ofYours,
          title: `Best of ${yours(chosen.length)}`,
          words: `best of ${yours(chosen.length)}`,
        },
        { slug: bestPrice, title: 'Best of all bookmakers', words: wordsOfAll },
        ...bookmakers,
      ]
    : [{ slug: bestPrice, title: 'Best price', words: bestPriceWords }, ...bookmakers];
}

/** Those that the visitor compares, in the visitor's order, then the others. */
const chosenFirst = (bookmakers: readonly ComparedBookmaker[], chosen: readonly string[]) => {
  const placeOf = ({ slug }: ComparedBookmaker) =>
    chosen.includes(slug) ? chosen.indexOf(slug) : chosen.length;
  return bookmakers.toSorted((a, b) => placeOf(a) - placeOf(b));
};
