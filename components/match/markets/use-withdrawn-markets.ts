import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import type { Market } from '@/lib/domain/odds/market';

type WithdrawnMarkets = {
  list: RefObject<HTMLDivElement | null>;
  /** The handler of the list: a market that the visitor used keeps its position. */
  onTouch: (event: SyntheticEvent) => void;
  /** The markets that keep their positions, and those that are moved out of the list. */
  placed: Market[];
  away: Market[];
};

/**
 * A long match withdraws markets by the hundred. Each stays, suspended, until the visitor leaves
 * the page; one that was never used is moved out of the list once it is out of view, so that
 * nothing on screen moves.
 */
export function useWithdrawnMarkets(markets: Market[]): WithdrawnMarkets {
  const list = useRef<HTMLDivElement>(null);
  const touched = useRef(new Set<string>());
  const [unseen, setUnseen] = useState<ReadonlySet<string>>(new Set());
  const isAway = ({ id, withdrawn }: Market) => withdrawn && unseen.has(id);
  const leaving = markets
    .filter(market => market.withdrawn && !isAway(market))
    .map(({ id }) => encodeURIComponent(id))
    .join(' ');

  useEffect(() => {
    if (leaving === '') return;
    const sight = new IntersectionObserver(entries => {
      const gone = entries
        .filter(entry => !entry.isIntersecting)
        .map(entry => marketOf(entry.target))
        .filter(id => !touched.current.has(id));
      if (gone.length > 0) setUnseen(before => new Set([...before, ...gone]));
    });
    list.current?.querySelectorAll('[data-withdrawn]').forEach(panel => sight.observe(panel));
    return () => sight.disconnect();
  }, [leaving]);

  return {
    list,
    onTouch: ({ target }) => {
      const panel = target instanceof Element ? target.closest('[data-market]') : null;
      if (panel) touched.current.add(marketOf(panel));
    },
    placed: markets.filter(market => !isAway(market)),
    away: markets.filter(isAway),
  };
}

const marketOf = (panel: Element): string => panel.getAttribute('data-market') ?? '';
