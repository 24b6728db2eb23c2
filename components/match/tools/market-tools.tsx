import { useCallback, useRef, useState, type RefObject } from 'react';
import { Icon } from '@/components/icon/icon';
import { LoadedPanel } from '@/components/ui/loaded-panel';
import { PriceTimestamp } from '@/components/odds/price-timestamp.client';
import type { Match } from '@/lib/domain/match/match';
import { useIsStored } from '@/components/ui/use-is-stored';
import { useChosenBookmakers } from '@/components/live/live-stores';
import place from '@/components/personal/bookmakers/chosen-line.module.css';
import { chosenBookmakersKey } from '@/lib/device-keys';
import styles from './market-tools.module.css';
import { useFirstPrice } from './use-first-price';

type Props = { match: Match; list: RefObject<HTMLElement | null> };
type Tool = 'bookmakers' | 'returns';

const load = () => import('./loaded-tools').then(({ LoadedTools }) => LoadedTools);

/** The head of the markets: the age of the prices, and tools whose code is loaded on first use. */
export function MarketTools({ match, list }: Props) {
  const [open, setOpen] = useState<Tool | null>(null);
  const slugs = useChosenBookmakers();
  const hasChosen = useIsStored(chosenBookmakersKey);
  const firstPrice = useFirstPrice(list);
  const button = useRef<HTMLButtonElement>(null);
  const all = match.bookmakers?.length ?? 0;
  const chosen = slugs && match.bookmakers?.filter(({ slug }) => slugs.includes(slug)).length;
  const toggle = (tool: Tool) => ({
    type: 'button' as const,
    className: styles.tool,
    'aria-expanded': open === tool,
    onClick: () => setOpen(open === tool ? null : tool),
  });
  const close = useCallback(() => {
    setOpen(null);
    button.current?.focus();
  }, []);

  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <PriceTimestamp
          matchId={match.id}
          compared={match.bookmakersCount}
          all={all}
          chosen={chosen ?? undefined}
        />
        <div className={styles.tools}>
          {all > 1 && (
            <button ref={button} {...toggle('bookmakers')}>
              {chosen != null ? `${chosen} of ${all} bookmakers` : 'My bookmakers'}
              <Icon icon="chevron-down" size={16} />
            </button>
          )}
          <button {...toggle('returns')}>
            Returns
            <Icon icon="chevron-down" size={16} />
          </button>
        </div>
      </div>
      <div className={`${styles.opened} ${place.place}`}>
        <LoadedPanel
          open={open !== null || hasChosen || firstPrice !== null}
          load={load}
          props={{ match, open, onClose: close, list, first: firstPrice }}
          fallback={null}
        />
      </div>
    </div>
  );
}
