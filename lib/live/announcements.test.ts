import { createAnnouncer, scoreEveryMs, settleMs, type Told } from './announcements';

const told = (score: string, wickets = 0, out = ''): Told => ({ score, wickets, out });

/** An announcer on a clock of its own. */
function setUp() {
  let nowMs = 1_000_000;
  const waiting: { run: () => void; atMs: number }[] = [];
  const said: string[] = [];
  const announcer = createAnnouncer(text => said.push(text), {
    now: () => nowMs,
    later(run, ms) {
      const entry = { run, atMs: nowMs + ms };
      waiting.push(entry);
      return () => void waiting.splice(waiting.indexOf(entry), 1);
    },
  });
  const pass = (ms: number) => {
    nowMs += ms;
    for (const entry of waiting.filter(({ atMs }) => atMs <= nowMs)) {
      waiting.splice(waiting.indexOf(entry), 1);
      entry.run();
    }
  };
  return { ...announcer, said, pass };
}

test('where the match stands as the page opens is not said', () => {
  const { hear, said } = setUp();

  hear(told('61/1'));
  hear(told('61/1'));

  expect(said).toEqual([]);
});

test('a score is said soon, the next ones after a while, the newest alone', () => {
  const { hear, said, pass } = setUp();
  hear(told('61/1'));

  hear(told('62/1'));
  pass(settleMs);
  pass(5000);
  hear(told('63/1'));
  pass(5000);
  hear(told('67/1'));
  expect(said).toEqual(['62/1']);
  pass(scoreEveryMs - 10_000);

  expect(said).toEqual(['62/1', '67/1']);
  pass(scoreEveryMs);
  expect(said).toHaveLength(2);
});

test('a wicket does not wait, and tells the score by itself', () => {
  const { hear, said, pass } = setUp();
  hear(told('61/1', 1));
  hear(told('62/1', 1));
  pass(settleMs);
  hear(told('63/1', 1));

  pass(1000);
  hear(told('63/2', 2, 'Noor Vale b Ivo Marsh'));
  hear(told('63/3', 3));

  expect(said).toEqual(['62/1', 'Wicket! Noor Vale b Ivo Marsh. 63/2', 'Wicket! 63/3']);
  pass(2 * scoreEveryMs);
  expect(said).toHaveLength(3);
});

test('a wicket that the scorecard tells after the score is said once, with the score', () => {
  const { hear, said, pass } = setUp();
  hear(told('61/1', 1));

  hear(told('61/2', 1));
  hear(told('61/2', 2, 'Noor Vale b Ivo Marsh'));
  pass(2 * scoreEveryMs);

  expect(said).toEqual(['Wicket! Noor Vale b Ivo Marsh. 61/2']);
});

test('nothing is said once it has stopped', () => {
  const { hear, said, pass, stop } = setUp();
  hear(told('61/1'));
  hear(told('62/1'));
  pass(settleMs);
  hear(told('63/1'));

  stop();
  pass(scoreEveryMs);

  expect(said).toEqual(['62/1']);
});
