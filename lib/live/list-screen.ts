import { fetchListSnapshot, fetchMatchSnapshot } from '@/lib/api-client/live-snapshot';
import type { PartialEvent, WireEvent } from '@/lib/contract/event';
import { showsPrices, type Policy } from '@/lib/domain/policy';
import type { LiveScreen } from './live-screen';
import type { MatchStore } from './match-store';

type Options = {
  group: string;
  snapshotPath: string;
  matches: MatchStore;
  policy: Policy;
  /** Whether the list shows ended matches: those that its snapshot lacks are read one by one. */
  showsEnded?: boolean;
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

/** How many matches a snapshot reads one by one: more end only while a tab sleeps for long. */
const maxRead = 20;

/** The screen of a list: messages and snapshots update its store. */
export function listScreen({
  group,
  snapshotPath,
  matches,
  policy,
  showsEnded = false,
  onComplete,
}: Options): LiveScreen<Snapshot> {
  /** The matches that are open here and not in the list of open ones; a failed request leaves its match out. */
  async function readLacking(listed: readonly WireEvent[]): Promise<WireEvent[]> {
    const open = new Set(listed.map(({ id }) => String(id)));
    const lacking = matches.list().filter(({ id, status }) => status !== 'other' && !open.has(id));
    const answers = await Promise.allSettled(
      lacking.slice(0, maxRead).map(({ id }) => fetchMatchSnapshot(id, { allComments: false })),
    );
    return answers.flatMap(answer => (answer.status === 'fulfilled' ? (answer.value ?? []) : []));
  }

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
        const { result, since } = await matches.during(async () => {
          const list = await fetchListSnapshot(snapshotPath);
          if (!showsEnded || !list.isComplete) return list;
          return { ...list, events: [...list.events, ...(await readLacking(list.events))] };
        });
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
