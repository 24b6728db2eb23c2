import type { CommentaryInnings, CommentaryItem } from '@/lib/contract/commentary';
import type { PlacedComment } from '@/api/store/comments';
import { newestComments, type StoredInnings } from '@/api/store/stored-event';
import { chancesOf, withOverTotals } from '@/api/store/over-totals';
import { mergeOverChances } from '@/lib/domain/forecast/over-chances';
import { isDeepEqual } from './deep-equal';

export type CommentDiff = {
  inningsId: string;
  /** The comments to be stored, oldest first. */
  placed: PlacedComment[];
  /** New or changed items for clients, newest first, with the innings' new total. */
  update: CommentaryInnings;
  merged: StoredInnings;
};

/**
 * Compares the feed's items of one innings (newest first) with the cached ones. `older` are stored
 * items beyond the cached ones that the feed sent: after a restart a feed may repeat an innings
 * from its start. Null when nothing is new.
 */
export function diffComments(
  stored: StoredInnings,
  fed: readonly CommentaryItem[],
  older: readonly PlacedComment[],
): CommentDiff | null {
  const known = new Map(older.map(({ itemId, position, item }) => [itemId, { position, item }]));
  stored.items.forEach((item, index) =>
    known.set(String(item.Id), { position: stored.total - 1 - index, item }),
  );
  const fedById = new Map(fed.map(item => [String(item.Id), item]));
  const placed: PlacedComment[] = [];
  let total = stored.total;
  for (const [itemId, item] of [...fedById].reverse()) {
    const before = known.get(itemId);
    if (!before) placed.push({ itemId, position: total++, item });
    else if (!isDeepEqual(before.item, item))
      placed.push({ itemId, position: before.position, item });
  }
  if (placed.length === 0) return null;
  placed.sort((a, b) => a.position - b.position);
  const changed = new Map(placed.map(({ itemId, item }) => [itemId, item]));
  const added = placed.filter(({ position }) => position >= stored.total).map(({ item }) => item);
  const current = stored.items.map(item => changed.get(String(item.Id)) ?? item);
  const items = [...added.reverse(), ...current].slice(0, newestComments);
  const update = { id: stored.id, items: placed.map(({ item }) => item).reverse(), total };
  return {
    inningsId: stored.id,
    placed,
    update,
    merged: {
      id: stored.id,
      items,
      total,
      overs: withOverTotals(stored.overs, update.items),
      chances: mergeOverChances(stored.chances, chancesOf(update.items)),
    },
  };
}
