import { useLivePrice } from '@/components/odds/use-live-price';
import { usePriceFormat } from '@/components/odds/use-odds-format';
import { percentText } from '@/lib/domain/odds/figure-text';
import type { Selection } from '@/lib/domain/odds/market';
import { formatOdds } from '@/lib/domain/odds/odds';
import type { MarketFigures } from '@/lib/live/prices/market-figures';
import { priceKey } from '@/lib/live/prices/price-store';
import styles from './bookmaker-table.module.css';

type Props = {
  matchId: string;
  marketId: string;
  selections: readonly Selection[];
  figures: MarketFigures;
};

/** The best prices of a market with what they pay together, their mean, and the fair probabilities. */
export function TableFoot({ matchId, marketId, selections, figures }: Props) {
  return (
    <tfoot>
      <tr>
        <th scope="row">{`Best of ${figures.comparable}`}</th>
        {selections.map(({ id }) => (
          <td key={id}>
            <BestOdds priceKey={priceKey(matchId, marketId, id)} />
          </td>
        ))}
        <td className={styles.payout}>{percentText(figures.bestPayout)}</td>
      </tr>
      <tr>
        <th scope="row">Mean</th>
        {selections.map(({ id }) => (
          <td key={id}>
            <MeanOdds decimal={figures.consensus.get(id)?.average ?? null} />
          </td>
        ))}
        <td className={styles.payout} />
      </tr>
      <tr>
        <th scope="row">Fair</th>
        {selections.map(({ id }) => (
          <td key={id}>{percentText(figures.consensus.get(id)?.fair ?? null)}</td>
        ))}
        <td className={styles.payout} />
      </tr>
    </tfoot>
  );
}

/** The best odds of a selection as text. */
export function BestOdds({ priceKey }: { priceKey: string }) {
  const format = usePriceFormat();
  const { odds, suspended } = useLivePrice(priceKey);
  return suspended || !odds ? '–' : formatOdds(odds, format);
}

export function MeanOdds({ decimal }: { decimal: number | null }) {
  const format = usePriceFormat();
  return decimal === null ? '–' : formatOdds({ raw: decimal.toFixed(2), decimal }, format);
}
