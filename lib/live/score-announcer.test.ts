import {
  createAnnouncer,
  scoreIntervalMs,
  scorecardDelayMs,
  type Announcement,
} from './score-announcer';

const announcement = (score: string, wickets = 0, out = ''): Announcement => ({
  score,
  wickets,
  out,
});

/** An announcer with a fake clock. */
function setUp() {
  let nowMs = 1_000_000;
  const waiting: { run: () => void; atMs: number }[] = [];
  const announced: string[] = [];
  const announcer = createAnnouncer(text => announced.push(text), {
    now: () => nowMs,
    later(run, ms) {
      const entry = { run, atMs: nowMs + ms };
      waiting.push(entry);
      return () => void waiting.splice(waiting.indexOf(entry), 1);
    },
  });
  const advanceTime = (ms: number) => {
    nowMs += ms;
    for (const entry of waiting.filter(({ atMs }) => atMs <= nowMs)) {
      waiting.splice(waiting.indexOf(entry), 1);
      entry.run();
    }
  };
  return { ...announcer, announced, advanceTime };
}

test('the state at the opening of the page is not announced', () => {
  const { update, announced } = setUp();

  update(announcement('61/1'));
  update(announcement('61/1'));

  expect(announced).toEqual([]);
});

test('a score is announced soon, later ones after a pause, only the newest', () => {
  const { update, announced, advanceTime } = setUp();
  update(announcement('61/1'));

  update(announcement('62/1'));
  advanceTime(scorecardDelayMs);
  advanceTime(5000);
  update(announcement('63/1'));
  advanceTime(5000);
  update(announcement('67/1'));
  expect(announced).toEqual(['62/1']);
  advanceTime(scoreIntervalMs - 10_000);

  expect(announced).toEqual(['62/1', '67/1']);
  advanceTime(scoreIntervalMs);
  expect(announced).toHaveLength(2);
});

test('a wicket is announced without a pause, with the score', () => {
  const { update, announced, advanceTime } = setUp();
  update(announcement('61/1', 1));
  update(announcement('62/1', 1));
  advanceTime(scorecardDelayMs);
  update(announcement('63/1', 1));

  advanceTime(1000);
  update(announcement('63/2', 2, 'Noor Vale b Ivo Marsh'));
  update(announcement('63/3', 3));

  expect(announced).toEqual(['62/1', 'Wicket! Noor Vale b Ivo Marsh. 63/2', 'Wicket! 63/3']);
  advanceTime(2 * scoreIntervalMs);
  expect(announced).toHaveLength(3);
});

test('a wicket that the scorecard reports after the score is announced once, with the score', () => {
  const { update, announced, advanceTime } = setUp();
  update(announcement('61/1', 1));

  update(announcement('61/2', 1));
  update(announcement('61/2', 2, 'Noor Vale b Ivo Marsh'));
  advanceTime(2 * scoreIntervalMs);

  expect(announced).toEqual(['Wicket! Noor Vale b Ivo Marsh. 61/2']);
});

test('nothing is announced after the stop', () => {
  const { update, announced, advanceTime, stop } = setUp();
  update(announcement('61/1'));
  update(announcement('62/1'));
  advanceTime(scorecardDelayMs);
  update(announcement('63/1'));

  stop();
  advanceTime(scoreIntervalMs);

  expect(announced).toEqual(['62/1']);
});
