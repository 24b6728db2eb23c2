import type { CommentaryItem } from '@/lib/contract/commentary';
import type { WireMarket } from '@/lib/contract/event';
import type { FedEvent } from '@/api/feeds/feed';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';

/** A live match of a feed. */
export function fedMatch(changes: Partial<FedEvent> = {}): FedEvent {
  const { version: _version, updated_at: _updatedAt, ...event } = wireEvent();
  return { ...event, markets: fedMarkets(3), kind: 'match', id: 'm1', ...changes };
}

/** `raise` moves the odds of the market at that index. */
export const fedMarkets = (count: number, raise: Record<number, number> = {}): WireMarket[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `market-${index}`,
    name: `Market ${index}`,
    status: 'open' as const,
    selections: [
      { id: 'home', name: 'Ferns', odds: 1.5 + (raise[index] ?? 0) },
      { id: 'away', name: 'Herons', odds: 2.6 },
    ],
  }));

export const comment = (id: number, text = `Ball ${id}.`): CommentaryItem => ({
  Id: String(id),
  Over: `${Math.floor(id / 6)}.${(id % 6) + 1}`,
  Runs: '1',
  Commentary: text,
});

/** Comments from..to, newest first. */
export const comments = (from: number, to: number): CommentaryItem[] =>
  Array.from({ length: to - from + 1 }, (_, step) => comment(to - step));
