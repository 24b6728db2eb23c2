import type { Commentary } from '@/lib/contract/commentary';
import type { WireEvent } from '@/lib/contract/event';
import type { CardEvent, KeptEvent, KeptInnings } from '../store/kept-event';

/** As lists carry it: the first market only, without match info and commentary. */
export const toCard = (event: CardEvent): WireEvent => ({
  id: event.id,
  ...event.fields,
  markets: event.markets.slice(0, 1),
  version: event.version,
  updated_at: event.updatedAt,
});

/** As the match page reads it; `commentary` replaces the newest comments by others. */
export const toSnapshot = (
  event: KeptEvent,
  commentary: readonly KeptInnings[] = event.commentary,
): WireEvent => ({
  ...toCard(event),
  markets: [...event.markets],
  match_info: event.matchInfo,
  commentary: toCommentary(commentary),
  odds_history: event.oddsHistory,
});

const toCommentary = (innings: readonly KeptInnings[]): Commentary =>
  innings.map(({ id, items, total, overs }) => ({ id, items, total, overs: [...overs] }));
