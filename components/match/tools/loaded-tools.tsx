import type { RefObject } from 'react';
import { MatchChoice } from '@/components/personal/bookmakers/match-choice';
import { MyBookmakers } from '@/components/personal/bookmakers/my-bookmakers';
import type { Match } from '@/lib/domain/match/match';
import { PricePopover } from './price-popover';
import { Returns } from './returns';

type Props = {
  match: Match;
  open: 'bookmakers' | 'returns' | null;
  onClose: () => void;
  /** The markets of the page. */
  list: RefObject<HTMLElement | null>;
  /** The price whose history is shown first, if any. */
  first: Element | null;
};

/** The tools of the markets, loaded when a visitor first uses one of them. */
export function LoadedTools({ match, open, onClose, list, first }: Props) {
  const bookmakers = match.bookmakers ?? [];
  return (
    <>
      {open === 'bookmakers' && <MyBookmakers bookmakers={bookmakers} onClose={onClose} />}
      <Returns isOpen={open === 'returns'} />
      <MatchChoice bookmakers={bookmakers} />
      <PricePopover match={match} list={list} first={first} />
    </>
  );
}
