import { useEffect, useId, useLayoutEffect, type RefObject } from 'react';
import useSWR from 'swr';
import { stepPath } from '@/components/match/charts/step-path';
import chart from '@/components/match/charts/chart-line.module.css';
import { useEverySecond, usePriceAge } from '@/components/odds/use-price-age';
import { priceText } from '@/components/match/prices/price-chart';
import { useLivePrice } from '@/components/odds/use-live-price';
import { useChosenBookmakers } from '@/components/live/live-stores';
import { usePriceFormat } from '@/components/odds/use-odds-format';
import { fetchPriceHistory } from '@/lib/api-client/prices/price-history';
import { logWarning } from '@/lib/client-log';
import { bestPrice } from '@/lib/contract/prices/price-history';
import type { Match } from '@/lib/domain/match/match';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import type { Market, Selection } from '@/lib/domain/odds/market';
import {
  toPriceLines,
  type PriceLine,
  type PriceLines,
} from '@/lib/domain/odds/history/price-lines';
import { priceKey } from '@/lib/live/prices/price-store';
import styles from './history-card.module.css';
import { placeBeside } from '@/components/ui/floating/place-beside';

type Props = {
  popover: RefObject<HTMLDivElement | null>;
  /** The price on the page. */
  price: Element;
  match: Match;
  market: Market;
  selection: Selection;
  /** Null: the best price of all bookmakers. */
  bookmaker: ComparedBookmaker | null;
  /** Whether the host has a history of this price. */
  isRecorded: boolean;
  /** Called before the history of the market opens; null for a host without one. */
  onLeave: (() => void) | null;
};

/** Hovering over a price again within this time does not fetch it again. */
const freshMs = 15_000;
/** Enough for a line as wide as the card. */
const points = 60;

/** A price: its age, its history as a step line and in words, and a link to the history of the market. */
export function HistoryCard({
  popover,
  price,
  match,
  market,
  selection,
  bookmaker,
  isRecorded,
  onLeave,
}: Props) {
  const id = useId();
  const format = usePriceFormat();
  const slug = bookmaker?.slug;
  const { odds, suspended, mark } = useLivePrice(priceKey(match.id, market.id, selection.id, slug));
  const query = { market: market.id, selection: selection.id, points };
  const chosen = useChosenBookmakers();
  const of = slug ?? chosen ?? bestPrice;
  const { data, error } = useSWR(
    isRecorded ? ['price-history', match.id, of, market.id, selection.id] : null,
    () => fetchPriceHistory(match.id, of, query),
    {
      dedupingInterval: freshMs,
      revalidateOnFocus: false,
      onError: (reason: unknown) => logWarning('Prices not loaded', { reason: String(reason) }),
    },
  );
  const readAge = usePriceAge({
    matchId: match.id,
    marketId: market.id,
    selectionId: selection.id,
    bookmaker: slug ?? '',
  });
  useEverySecond(bookmaker !== null);
  const age = bookmaker && readAge();
  const lines = data ? toPriceLines(data.history, match.teams, data.at) : null;
  const [line] = lines?.lines ?? [];

  useLayoutEffect(() => {
    const card = popover.current;
    if (!card) return;
    card.showPopover();
    placeBeside(card, price);
  }, [popover, price]);

  useEffect(() => {
    price.setAttribute('aria-describedby', id);
    return () => price.removeAttribute('aria-describedby');
  }, [price, id]);

  const isOfAll = data?.history && !data.history.bookmakers;
  const bestTitle = chosen ? `Best price of ${isOfAll ? 'all' : 'yours'}` : 'Best price';
  const text = (decimal: number | null) => (decimal === null ? '–' : priceText(decimal, format));
  const now = suspended || mark === 'stale' || !odds ? null : odds.decimal;
  return (
    <div
      ref={popover}
      popover="manual"
      className={styles.card}
      data-recorded={isRecorded ? '' : undefined}
    >
      <p className={styles.title}>
        <b>{bookmaker?.title ?? bestTitle}</b> {selection.name}, {market.name}
      </p>
      <div id={id}>
        {age && <p className={styles.words}>{`Quoted ${age}.`}</p>}
        {lines && line ? (
          <>
            <StepLine lines={lines} />
            <p className={styles.words}>
              {`Opened ${text(line.opened)}, ${rangeText(line, now, text)}, now ${now === null ? 'suspended' : text(now)}.`}
              {match.replay && ' Odds simulated.'}
            </p>
          </>
        ) : (
          isRecorded && <p className={styles.words}>{statusText(error, data)}</p>
        )}
      </div>
      {onLeave && (
        <a
          href="#prices"
          onClick={() => {
            onLeave();
            document.getElementById('tab-prices')?.focus();
          }}
        >
          Open the price history
        </a>
      )}
    </div>
  );
}

/** The price may have moved further since the history was fetched. */
function rangeText(
  { high, low }: PriceLine,
  now: number | null,
  text: (decimal: number | null) => string,
): string {
  const known = [high, low, now].filter(odds => odds !== null);
  if (known.length === 0) return `high ${text(null)}, low ${text(null)}`;
  return `high ${text(Math.max(...known))}, low ${text(Math.min(...known))}`;
}

function statusText(error: unknown, data: unknown): string {
  if (error) return 'The prices cannot be loaded right now.';
  return data ? 'No prices recorded yet.' : 'Loading the prices…';
}

const width = 248;
const height = 64;
const margin = 4;

function StepLine({ lines: { lines, since, until } }: { lines: PriceLines }) {
  const [line] = lines;
  const known = line?.points.flatMap(({ odds }) => (odds === null ? [] : [Math.log(odds)])) ?? [];
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  const x = (time: number) =>
    margin + ((width - 2 * margin) * (time - since)) / Math.max(1, until - since);
  // A constant price is a line in the middle.
  const share = (odds: number) =>
    highest === lowest ? 0.5 : (Math.log(odds) - lowest) / (highest - lowest);
  const y = (odds: number) => height - margin - (height - 2 * margin) * share(odds);
  if (!line) return null;
  return (
    <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={chart.line} data-side={line.side} d={stepPath(line.points, until, x, y)} />
    </svg>
  );
}
