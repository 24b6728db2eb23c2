import { formatOdds, isBettable } from '@/lib/domain/odds/odds';
import type { Market } from '@/lib/domain/odds/market';
import { clickOutHref } from '@/lib/routing/click-out';
import { CompareLink } from './compare-link';
import { usePriceFormat } from '@/components/odds/use-odds-format';
import styles from './plain-selections.module.css';

type Props = {
  matchId: string;
  market: Market;
  comparison: { href: string; bookmakers: number };
};

/** The prices of a closed market, as they were when it was rendered: one link each. */
export function PlainSelections({ matchId, market, comparison }: Props) {
  const format = usePriceFormat();
  return (
    <>
      <div className={styles.list}>
        {market.selections.map(({ id, name, odds, best }) => {
          if (market.suspended || !odds || !isBettable(odds))
            return <span key={id}>{`${name} Suspended`}</span>;
          const text = `${name} ${formatOdds(odds, format)}`;
          return (
            <a
              key={id}
              href={clickOutHref({
                matchId,
                marketId: market.id,
                selectionId: id,
                odds: odds.raw,
                bookmaker: best?.[0] ?? null,
              })}
              target="_blank"
              rel="sponsored nofollow noopener"
              aria-label={`${text}, ${market.name}, opens in a new tab`}
            >
              {text}
            </a>
          );
        })}
      </div>
      {comparison.bookmakers > 1 && (
        <CompareLink href={comparison.href} count={comparison.bookmakers} market={market.name} />
      )}
    </>
  );
}
