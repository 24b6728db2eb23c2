import { createGroups } from '@/api/live/hub/groups';

const minute = 60_000;

test.each([
  ['a single process', false],
  ['one of several instances', true],
])('%s forgets the frames of matches without changes, but not their numbers', (_, isShared) => {
  const groups = createGroups({ isShared });
  const numbers = new Map<string, number>();
  const change = (eventId: string, at: number) => {
    const seq = (numbers.get(eventId) ?? 0) + 1;
    numbers.set(eventId, seq);
    const event = { id: eventId, version: seq, score: '1/0:' };
    const parts = [{ type: 'event_updated' as const, eventId, event }];
    const messages = { group: `event_${eventId}`, messages: [{ seq, parts }] };
    groups.add(messages, { sentAt: at, at, hasClients: true });
  };
  change('ended', 0);
  change('ended', 10);
  expect(groups.since('event_ended', 1, 10)).toHaveLength(1);

  change('other', 3 * minute);
  // Also for a client whose clock of frames stands still.
  expect(groups.since('event_ended', 1, 10)).toBeNull();
  expect(groups.seq('event_ended')).toBe(2);
});
