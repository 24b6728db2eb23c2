import { createGroups } from '@/api/live/hub/groups';
import { createReceivedGroups } from '@/api/live/hub/received-groups';

const minute = 60_000;
const partOf = (eventId: string, version: number) => ({
  ...{ type: 'event_updated' as const, eventId, event: { id: eventId, version, score: '1/0:' } },
});

/** The groups of matches in one process, and in one of several instances. */
const kinds = [
  () => {
    const groups = createGroups('epoch');
    let version = 0;
    return {
      ...groups,
      change: (eventId: string, at: number) => {
        version += 1;
        const { event } = partOf(eventId, version);
        groups.add({
          eventId,
          leagues: [],
          full: event,
          card: event,
          commentary: [],
          matchInfo: null,
        });
        groups.touch(`event_${eventId}`, at);
        return groups.take(`event_${eventId}`, at);
      },
    };
  },
  () => {
    const groups = createReceivedGroups();
    groups.start('epoch', new Map(), [], 0);
    let seq = 0;
    return {
      ...groups,
      change: (eventId: string, at: number) => {
        seq += 1;
        const messages = [{ seq, parts: [partOf(eventId, seq)] }];
        return groups.add({ group: `event_${eventId}`, messages }, at, at);
      },
    };
  },
];

test.each([
  ['one process', kinds[0]],
  ['one of several instances', kinds[1]],
])('%s forgets what matches without news have sent, but not its number', (_, create) => {
  const groups = create?.();
  if (!groups) throw new Error('no groups');
  groups.change('ended', 0);
  groups.change('ended', 10);
  expect(groups.since('event_ended', 1, 10)).toHaveLength(1);

  groups.change('other', 3 * minute);
  // Also for a client whose clock of frames stands still.
  expect(groups.since('event_ended', 1, 10)).toBeNull();
  expect(groups.seq('event_ended')).toBe(2);
});
