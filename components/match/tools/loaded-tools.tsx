import type { RefObject } from 'react';
import type { Match } from '@/lib/domain/match/match';
import { MyBookmakers, type Chosen } from './my-bookmakers';
import { PricePopover } from './price-popover';
import { Returns } from './returns';

type Props = {
  match: Match;
  open: 'bookmakers' | 'returns' | null;
  onChosen: (chosen: Chosen | null) => void;
  /** The markets of the page. */
  list: RefObject<HTMLElement | null>;
  /** The price whose history is shown first, if any. */
  first: Element | null;
};

/** The tools of the markets, loaded when a visitor first uses one of them. */
export function LoadedTools({ match, open, onChosen, list, first }: Props) {
  return (
    <>
      <MyBookmakers match={match} isOpen={open === 'bookmakers'} onChange={onChosen} />
      <Returns isOpen={open === 'returns'} />
      <PricePopover match={match} list={list} first={first} />
    </>
  );
}
