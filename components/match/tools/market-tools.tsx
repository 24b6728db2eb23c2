import { useRef, useState } from 'react';
import { Icon } from '@/components/icon/icon';
import { LoadedPanel } from '@/components/match/page/loaded-panel';
import { PriceTimestamp } from '@/components/odds/price-timestamp.client';
import type { Match } from '@/lib/domain/match/match';
import { useHasChosen } from './chosen-key';
import styles from './market-tools.module.css';
import type { Chosen } from './my-bookmakers';

type Props = { match: Match };
type Tool = 'bookmakers' | 'returns';

const loadBookmakers = () => import('./my-bookmakers').then(({ MyBookmakers }) => MyBookmakers);
const loadReturns = () => import('./returns').then(({ Returns }) => Returns);

/** The head of the markets: how fresh the prices are, the visitor's bookmakers, and returns of a stake. */
export function MarketTools({ match }: Props) {
  const [open, setOpen] = useState<Tool | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const hasChosen = useHasChosen();
  const first = useRef<HTMLButtonElement>(null);
  const all = match.bookmakers?.length ?? 0;
  const toggle = (tool: Tool) => ({
    type: 'button' as const,
    className: styles.tool,
    'aria-expanded': open === tool,
    onClick: () => setOpen(open === tool ? null : tool),
  });
  const undo = () => {
    chosen?.undo();
    first.current?.focus();
  };

  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <PriceTimestamp matchId={match.id} compared={all} chosen={chosen?.count} />
        <div className={styles.tools}>
          {all > 1 && (
            <button ref={first} {...toggle('bookmakers')}>
              {chosen ? `${chosen.count} of ${all} bookmakers` : 'My bookmakers'}
              <Icon icon="chevron-down" size={16} />
            </button>
          )}
          {chosen && (
            <button
              type="button"
              className={styles.tool}
              aria-label={`Undo: compare all ${all} bookmakers`}
              onClick={undo}
            >
              Undo
            </button>
          )}
          <button {...toggle('returns')}>
            Returns
            <Icon icon="chevron-down" size={16} />
          </button>
        </div>
      </div>
      <LoadedPanel
        open={open === 'bookmakers' || hasChosen}
        load={loadBookmakers}
        props={{ match, isOpen: open === 'bookmakers', onChange: setChosen }}
        still={null}
      />
      <LoadedPanel
        open={open === 'returns'}
        load={loadReturns}
        props={{ isOpen: open === 'returns' }}
        still={null}
      />
    </div>
  );
}
