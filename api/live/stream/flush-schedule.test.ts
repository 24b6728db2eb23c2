import { createFlushSchedule } from './flush-schedule';

/** A clock that a test moves; `turn` ends the current turn of the event loop. */
function fakeTime() {
  const waiting: { run: () => void; at: number }[] = [];
  let now = 0;
  const runUntil = (end: number) => {
    for (;;) {
      const index = waiting.findIndex(({ at }) => at <= end);
      const [next] = index < 0 ? [] : waiting.splice(index, 1);
      if (!next) break;
      now = Math.max(now, next.at);
      next.run();
    }
    now = end;
  };
  return {
    now: () => now,
    defer: (run: () => void, delayMs: number) => void waiting.push({ run, at: now + delayMs }),
    turn: () => runUntil(now),
    pass: (ms: number) => runUntil(now + ms),
    isIdle: () => waiting.length === 0,
  };
}

function scene() {
  const time = fakeTime();
  const flushed: string[] = [];
  const schedule = createFlushSchedule(
    groups => void flushed.push(`${groups.join()} ${time.now()}`),
    time.defer,
  );
  return { time, flushed, schedule };
}

test('[F2] a quiet group is flushed at the end of the turn, once for all changes of the turn', () => {
  const { time, flushed, schedule } = scene();

  schedule.add('event');
  schedule.add('event_m1');
  schedule.add('event');
  expect(flushed).toEqual([]);
  time.turn();

  expect(flushed).toEqual(['event,event_m1 0']);
});

test('[F2] a busy group is flushed once in the interval, whatever changes in the interval', () => {
  const { time, flushed, schedule } = scene();

  for (let ms = 0; ms < 300; ms += 10) {
    schedule.add('event');
    time.pass(10);
  }
  time.pass(1000);

  expect(flushed).toEqual(['event 0', 'event 100', 'event 200', 'event 300']);
});

test('after a quiet interval the next change is again sent immediately, and nothing stays scheduled', () => {
  const { time, flushed, schedule } = scene();
  schedule.add('event');
  time.pass(150);
  expect(time.isIdle()).toBe(true);

  schedule.add('event');
  time.turn();

  expect(flushed).toEqual(['event 0', 'event 150']);
});

test('one busy group does not delay another', () => {
  const { time, flushed, schedule } = scene();
  schedule.add('event_m1');
  time.pass(10);

  schedule.add('event_m1');
  schedule.add('event_m2');
  time.turn();

  expect(flushed).toEqual(['event_m1 0', 'event_m2 10']);
});
