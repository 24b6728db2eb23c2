import type { EventGroup, WireEvent } from '@/lib/contract/event';
import { groupBy } from '@/lib/domain/group-by';
import type { CardEvent } from '@/api/store/stored-event';
import { toCard } from './event';

export type GroupKey = 'status' | 'tournament' | 'category';

type Heading = { name: string; slug: string | null };

const statusNames: Record<number, string> = {
  2: 'In-play',
  0: 'Upcoming',
  1: 'Upcoming',
  3: 'Upcoming',
};

const headings: Record<GroupKey, (event: WireEvent) => Heading> = {
  status: ({ status }) => ({ name: statusNames[status] ?? 'Finished', slug: null }),
  tournament: ({ tournament, league }) => ({ name: tournament ?? 'Other', slug: league ?? null }),
  category: ({ category }) => ({ name: category ?? 'Other', slug: null }),
};

/** Groups are in the order of their first event, events in the given order. */
export function toGroups(events: readonly CardEvent[], key: GroupKey): EventGroup[] {
  const cards = events.map(toCard);
  const groups = groupBy(cards, card => JSON.stringify(headings[key](card)));
  return [...groups.values()].flatMap(group => {
    const [first] = group;
    return first ? [{ ...headings[key](first), events: group }] : [];
  });
}
