import { formatOdds, isBettable } from '@/lib/domain/odds/odds';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import { linkOdds, linkedBookmaker } from '@/lib/domain/odds/comparison/linked-bookmaker';
import type { Market } from '@/lib/domain/odds/market';
import { ClickOutLink } from '@/components/odds/click-out-link';
import { CompareLink } from './compare-link';
import { usePriceFormat } from '@/components/odds/use-odds-format';
import styles from './plain-selections.module.css';

type Props = {
  matchId: string;
  market: Market;
  /** The page of the market at every bookmaker. */
  comparison: string;
  bookmakers: readonly ComparedBookmaker[];
};

/** The prices of a collapsed panel as rendered: a link each, or text where no bookmaker has a link. */
export function PlainSelections({ matchId, market, comparison, bookmakers }: Props) {
  const format = usePriceFormat();
  return (
    <>
      <div className={styles.list}>
        {market.selections.map(({ id, name, odds, best, quoted }) => {
          if (market.suspended || !odds || !isBettable(odds))
            return <span key={id}>{`${name} Suspended`}</span>;
          const text = `${name} ${formatOdds(odds, format)}`;
          const bookmaker = linkedBookmaker(best, bookmakers);
          if (bookmaker === undefined) return <span key={id}>{text}</span>;
          return (
            <ClickOutLink
              key={id}
              matchId={matchId}
              marketId={market.id}
              selectionId={id}
              odds={linkOdds({ odds, ...(quoted && { quoted }) }, bookmaker, bookmakers)}
              bookmaker={bookmaker}
              aria-label={`${text}, ${market.name}, opens in a new tab`}
            >
              {text}
            </ClickOutLink>
          );
        })}
      </div>
      {bookmakers.length > 1 && (
        <CompareLink href={comparison} count={bookmakers.length} market={market.name} />
      )}
    </>
  );
}
