import type { EventUpdate } from '@/api/live/event-update';
import { createPendingTicks } from './pending-ticks';

const update = (eventId: string, rest: Partial<EventUpdate> = {}): EventUpdate => ({
  eventId,
  leagues: ['ipl'],
  full: { id: eventId, version: 2 },
  card: { id: eventId, version: 2 },
  commentary: [],
  matchInfo: null,
  ...rest,
});
const confirmed = { id: 'm1', version: 2, updatedAt: 9, markets: [] };

test('an update is for the lists and the group of its event', () => {
  const pending = createPendingTicks();

  expect(pending.add(update('m1'))).toEqual(['event', 'event_ipl', 'event_m1']);
  expect(pending.groups()).toEqual(['event', 'event_ipl', 'event_m1']);
});

test('a tick has what waits for its groups, the rest is in the next one', () => {
  const pending = createPendingTicks();
  pending.setNumbers(new Map([['event_m1', 41]]));
  pending.add(update('m1'));
  pending.add(update('m1', { confirmed }));

  const [first, second] = [pending.take(['event_m1'], 5), pending.take(pending.groups(), 6)];

  const part = { type: 'event_updated', eventId: 'm1', event: { id: 'm1', version: 2 } };
  expect(first).toEqual({
    at: 5,
    groups: [{ group: 'event_m1', messages: [{ seq: 42, parts: [part] }] }],
    changed: [['m1', 2]],
    confirmed: [confirmed],
  });
  expect(second).toEqual({
    at: 6,
    groups: ['event', 'event_ipl'].map(group => ({ group, messages: [{ seq: 1, parts: [part] }] })),
    changed: [],
    confirmed: [],
  });
});
