import type { ComponentProps } from 'react';
import type { Odds } from '@/lib/domain/odds/odds';
import { clickOutHref } from '@/lib/routing/click-out';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  matchId: string;
  marketId: string;
  selectionId: string;
  odds: Odds;
  /** Null for the bookmaker of the market. */
  bookmaker: string | null;
};

/** The paid link of a price to its bookmaker, in a new tab, which its `aria-label` must mention. */
export function ClickOutLink(props: Props) {
  const { matchId, marketId, selectionId, odds, bookmaker, children, ...attributes } = props;
  return (
    <a
      {...attributes}
      href={clickOutHref({ matchId, marketId, selectionId, odds: odds.raw, bookmaker })}
      target="_blank"
      rel="sponsored nofollow noopener"
    >
      {children}
    </a>
  );
}
