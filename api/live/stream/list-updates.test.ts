import { createListUpdates } from './list-updates';

const bare = (seconds: number, id = 'm1') => ({ id, version: seconds, updated_at: seconds });

test('an update that changes nothing on a card is sent when the last one is 20 s old', () => {
  const isSent = createListUpdates();

  expect(isSent(bare(100))).toBe(true);
  expect(isSent(bare(119))).toBe(false);
  expect(isSent(bare(120))).toBe(true);
  expect(isSent(bare(130))).toBe(false);
});

test('an update that changes something is always sent, and confirms the event', () => {
  const isSent = createListUpdates();

  expect(isSent({ ...bare(100), score: '1/0:' })).toBe(true);
  expect(isSent({ ...bare(101), score: null })).toBe(true);
  expect(isSent(bare(120))).toBe(false);
  expect(isSent(bare(121))).toBe(true);
});

test('events are counted on their own, and an update without a time is sent', () => {
  const isSent = createListUpdates();
  isSent(bare(100));

  expect(isSent(bare(101, 'm2'))).toBe(true);
  expect(isSent({ id: 'm1', version: 102 })).toBe(true);
});
