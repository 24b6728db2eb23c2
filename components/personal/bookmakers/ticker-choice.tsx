import { useStoredBookmakers } from './chosen-bookmakers';
import { yours } from './chosen-line';
import { useListChoice } from './use-list-choice';

/** The prices of the ticker by the visitor's choice, which its last entry states. */
export function TickerChoice() {
  const count = useStoredBookmakers()?.length ?? 0;
  const isKnown = useListChoice();
  return count > 0 && isKnown ? `Best of ${yours(count)}` : null;
}
