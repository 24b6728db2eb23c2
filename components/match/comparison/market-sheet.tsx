import { useDeferredValue, useId, useState } from 'react';
import { CloseButton } from '@/components/ui/close-button/close-button';
import { SelectField } from '@/components/ui/select-field/select-field';
import { useModalDialog } from '@/components/ui/use-modal-dialog';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import type { Market } from '@/lib/domain/odds/market';
import { BookmakerTable } from './bookmaker-table';
import { isGrid } from './is-grid';
import styles from './market-sheet.module.css';

type Props = {
  matchId: string;
  market: Market;
  bookmakers: readonly ComparedBookmaker[];
  /** The page of the market. */
  href: string;
  onClose: () => void;
};

/** A market at each bookmaker on a phone: a sheet over the page. Of many selections it shows one at a time. */
export function MarketSheet({ matchId, market, bookmakers, href, onClose }: Props) {
  const id = useId();
  const { props, close } = useModalDialog();
  // Prices of 30 bookmakers in the frame of the press would delay it on a slow phone.
  const hasPrices = useDeferredValue(true, false);
  const [chosen, setChosen] = useState(market.selections[0]?.id);
  // A host without price histories has no Prices tab.
  const [hasHistory] = useState(() => document.getElementById('tab-prices') !== null);
  const shown = isGrid(market)
    ? market.selections.filter(selection => selection.id === chosen)
    : market.selections;
  return (
    <dialog {...props} className={styles.sheet} aria-labelledby={id} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id}>{market.name}</h2>
        <CloseButton label="Close" onClick={close} />
        {isGrid(market) && (
          <SelectField
            label="Selection"
            value={chosen ?? ''}
            onChange={event => setChosen(event.target.value)}
          >
            {market.selections.map(selection => (
              <option key={selection.id} value={selection.id}>
                {selection.name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <div className={styles.body}>
        {hasPrices && (
          <BookmakerTable
            // Another selection has another order.
            key={isGrid(market) ? chosen : ''}
            matchId={matchId}
            market={market}
            selections={shown}
            bookmakers={bookmakers}
            href={href}
          />
        )}
        {hasHistory && (
          <a className={styles.history} href="#prices" onClick={close}>
            Price history
          </a>
        )}
      </div>
    </dialog>
  );
}
