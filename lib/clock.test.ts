import { createTestClock } from '@/tests/simulation/virtual-clock';
import { repeat } from './clock';

test('a repetition runs once in each interval until it is ended', async () => {
  const clock = createTestClock(1000);
  const ran: number[] = [];
  const end = repeat(clock, 500, () => ran.push(clock.now()));

  await clock.advance(499);
  expect(ran).toEqual([]);
  await clock.advance(1001);
  expect(ran).toEqual([1500, 2000, 2500]);
  end();
  await clock.advance(5000);
  expect(ran).toHaveLength(3);
});

test('a run that throws does not end the repetition', async () => {
  const clock = createTestClock(0);
  let runs = 0;
  repeat(clock, 10, () => {
    runs += 1;
    throw new Error('once');
  });

  await expect(clock.advance(10)).rejects.toThrow('once');
  await expect(clock.advance(10)).rejects.toThrow('once');
  expect(runs).toBe(2);
});

test('a test waits for the work that its clock has started', async () => {
  const clock = createTestClock(0);
  const ended: string[] = [];
  clock.set(async () => {
    await new Promise(setImmediate);
    ended.push('long');
  }, 5);
  const cleared = clock.set(() => ended.push('cleared'), 6);
  clock.clear(cleared);

  await clock.advance(10);
  expect(ended).toEqual(['long']);
});
