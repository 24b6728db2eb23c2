import { LocalTime } from '@/components/ui/local-time.client';
import type { Match } from '@/lib/domain/match/match';
import { marketPath } from '@/lib/domain/match/match-name';
import type { Market } from '@/lib/domain/odds/market';

type Props = { match: Match; market: Market };

/** How many bookmakers the prices of a market's page compare, and when they were loaded. */
export function MarketScope({ match, market: { id, comparable = 0 } }: Props) {
  return (
    <p>
      {comparable > 1 ? `Best of ${comparable} bookmakers compared, ` : 'Updated '}
      <LocalTime seconds={match.updatedAt ?? 0} variant="second" />
      {'. '}
      <a href={marketPath(match, id)} rel="nofollow">
        Load the current prices
      </a>
    </p>
  );
}
