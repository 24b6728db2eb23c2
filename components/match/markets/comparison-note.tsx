import { useChosenBookmakers } from '@/components/live/live-stores';
import { usePriceFormat } from '@/components/odds/use-odds-format';
import { formatOdds, type Odds } from '@/lib/domain/odds/odds';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import type { Market } from '@/lib/domain/odds/market';
import type { MarketFigures } from '@/lib/live/prices/market-figures';
import styles from './comparison-note.module.css';

type Props = {
  /** Null until the prices are known: the page is sent with those of the first market. */
  figures: MarketFigures | null;
  market: Pick<Market, 'selections'>;
  bookmakers: readonly ComparedBookmaker[];
};

/**
 * One line below the best prices of a market: how many bookmakers can be compared, and the next best and mean prices
 * of its first selection.
 */
export function ComparisonNote({ figures, market, bookmakers }: Props) {
  const format = usePriceFormat();
  const chosen = useChosenBookmakers();
  const mine = bookmakers.filter(({ slug }) => chosen?.includes(slug)).length;
  const all = chosen ? `your ${mine}` : bookmakers.length;
  const [first] = market.selections;
  const text = (odds: Odds) => formatOdds(odds, format);
  if (figures === null)
    return <p className={styles.note}>{`At ${bookmakers.length} bookmakers.`}</p>;
  const { comparable, next, consensus, isClosed } = figures;
  const average = first ? (consensus.get(first.id)?.average ?? null) : null;
  const nextTitle = bookmakers.find(({ slug }) => slug === next?.bookmaker)?.title;
  return (
    <p className={styles.note}>
      {isClosed
        ? `None of ${bookmakers.length} bookmakers can be compared now.`
        : [
            `${comparable} of ${all} can be compared.`,
            next && nextTitle && first && `${first.name}: next ${text(next.odds)} ${nextTitle}.`,
            average !== null && `Mean ${text({ raw: average.toFixed(2), decimal: average })}.`,
          ]
            .filter(Boolean)
            .join(' ')}
    </p>
  );
}
