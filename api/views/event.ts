import type { Commentary } from '@/lib/contract/commentary';
import type { WireEvent } from '@/lib/contract/event';
import { cardBookmakers, toCardMarket } from '@/lib/domain/odds/card-market';
import type { CardEvent, StoredEvent, StoredInnings } from '@/api/store/stored-event';

/** An event with the fields of lists: the first market only, without match info and commentary. */
export const toCard = (event: CardEvent): WireEvent => ({
  id: event.id,
  ...event.fields,
  ...(event.fields.bookmakers && {
    bookmakers: cardBookmakers(event.fields.bookmakers, event.markets[0]),
  }),
  markets: event.markets.slice(0, 1).map(toCardMarket),
  version: event.version,
  updated_at: event.updatedAt,
});

/**
 * An event with the fields of the match page; `commentary` replaces the newest comments by others.
 */
export const toSnapshot = (
  event: StoredEvent,
  commentary: readonly StoredInnings[] = event.commentary,
): WireEvent => ({
  ...toCard(event),
  ...(event.fields.bookmakers && { bookmakers: event.fields.bookmakers }),
  markets: [...event.markets],
  match_info: event.matchInfo,
  ...(event.matchInfo && { figure_pages: true }),
  commentary: toCommentary(commentary),
  odds_history: event.oddsHistory,
});

const toCommentary = (innings: readonly StoredInnings[]): Commentary =>
  innings.map(({ id, items, total, overs, chances }) => ({
    id,
    items,
    total,
    overs: [...overs],
    ...(chances.length > 0 && { win_chances: [...chances] }),
  }));
