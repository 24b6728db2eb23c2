import type { Match } from '@/lib/domain/match/match';
import { bookmakerTitle } from '@/lib/domain/odds/comparison/compare-event';
import { commissionText } from '@/lib/domain/odds/price-reason';

/**
 * 'Silly Point', 'Silly Point and 1 more', 'Leg Gully, less 2 %' for an exchange; '' when the host names no
 * bookmaker.
 */
export function bestBookmakerText(
  best: readonly string[],
  bookmakers: Match['bookmakers'],
): string {
  const [first, ...others] = best;
  if (first === undefined) return '';
  const bookmaker = bookmakers?.find(({ slug }) => slug === first);
  const commission = bookmaker?.commission ?? 0;
  return [
    bookmaker?.title ?? bookmakerTitle(first),
    commission > 0 && `, ${commissionText(commission).toLowerCase()}`,
    others.length > 0 && ` and ${others.length} more`,
  ]
    .filter(Boolean)
    .join('');
}
