import type { StoredEvent } from '@/api/store/stored-event';
import { fedMatch } from '@/tests/api/fed-match';

/** A match as it is stored, with these changes. */
export function storedMatch(changes: Partial<StoredEvent> = {}): StoredEvent {
  const { id, kind, markets, ...fields } = fedMatch();
  return {
    id,
    kind,
    fields,
    markets: markets ?? [],
    matchInfo: null,
    commentary: [],
    oddsHistory: null,
    version: 1,
    updatedAt: 1_795_681_200,
    withdrawn: false,
    ...changes,
  };
}
