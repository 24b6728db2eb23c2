import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import type { Market } from '@/lib/domain/odds/market';

type WithdrawnMarkets = {
  list: RefObject<HTMLDivElement | null>;
  /** The handler of the list's clicks and focus: a market that the visitor uses keeps its position. */
  onUse: (event: SyntheticEvent) => void;
  /** The markets of the list, and the withdrawn ones that were moved out of it. */
  placed: Market[];
  removed: Market[];
};

/**
 * A long match withdraws hundreds of markets. A market that the visitor used stays in the list,
 * suspended; another is moved out of the list once it is out of view, so that nothing on screen moves.
 */
export function useWithdrawnMarkets(markets: Market[]): WithdrawnMarkets {
  const list = useRef<HTMLDivElement>(null);
  const used = useRef(new Set<string>());
  const [outOfView, setOutOfView] = useState<ReadonlySet<string>>(new Set());
  const isRemoved = ({ id, withdrawn }: Market) => withdrawn && outOfView.has(id);
  const leaving = markets
    .filter(market => market.withdrawn && !isRemoved(market))
    .map(({ id }) => encodeURIComponent(id))
    .join(' ');

  useEffect(() => {
    if (leaving === '') return;
    const observer = new IntersectionObserver(entries => {
      const hidden = entries
        .filter(entry => !entry.isIntersecting)
        .map(entry => marketOf(entry.target))
        .filter(id => !used.current.has(id));
      if (hidden.length > 0) setOutOfView(before => new Set([...before, ...hidden]));
    });
    list.current?.querySelectorAll('[data-withdrawn]').forEach(panel => observer.observe(panel));
    return () => observer.disconnect();
  }, [leaving]);

  return {
    list,
    onUse: ({ target }) => {
      const panel = target instanceof Element ? target.closest('[data-market]') : null;
      if (panel) used.current.add(marketOf(panel));
    },
    placed: markets.filter(market => !isRemoved(market)),
    removed: markets.filter(isRemoved),
  };
}

const marketOf = (panel: Element): string => panel.getAttribute('data-market') ?? '';
