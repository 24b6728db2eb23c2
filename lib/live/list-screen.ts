import { fetchListSnapshot } from '@/lib/api-client/live-snapshot';
import type { PartialEvent, WireEvent } from '@/lib/contract/event';
import { showsPrices, type Policy } from '@/lib/domain/policy';
import type { LiveScreen } from './live-screen';
import type { MatchStore } from './match-store';

type Options = {
  group: string;
  snapshotPath: string;
  matches: MatchStore;
  policy: Policy;
  /** Called when the store has every match of the list. */
  onComplete?: () => void;
};

/**
 * `since`: the changes that arrived after the request. `replaces`: the matches on screen at the request,
 * when the snapshot is the complete list.
 */
type Snapshot = {
  events: WireEvent[];
  since: PartialEvent[];
  replaces?: ReadonlySet<string>;
};

/** The screen of a list: messages and snapshots update its store. */
export function listScreen({
  group,
  snapshotPath,
  matches,
  policy,
  onComplete,
}: Options): LiveScreen<Snapshot> {
  return {
    group,
    stripsPrices: !showsPrices(policy),
    onMessage(message) {
      if (message.type === 'event_updated') matches.change(message.events);
    },
    snapshot: {
      key: snapshotPath,
      async fetch() {
        const before = matches.ids();
        const { result, since } = await matches.during(() => fetchListSnapshot(snapshotPath));
        const { events, isComplete } = result;
        return { events, since, ...(isComplete && { replaces: before }) };
      },
      apply({ events, since, replaces }) {
        matches.applySnapshot(events, { since, ...(replaces && { expectedIds: replaces }) });
        if (replaces) onComplete?.();
      },
    },
  };
}
