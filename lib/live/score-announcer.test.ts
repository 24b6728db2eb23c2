import { createTestClock } from '@/tests/simulation/virtual-clock';
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

function setUp() {
  const clock = createTestClock(1_000_000);
  const announced: string[] = [];
  const announcer = createAnnouncer(text => announced.push(text), clock);
  return { ...announcer, announced, advanceTime: clock.advance };
}

test('the state at the opening of the page is not announced', () => {
  const { update, announced } = setUp();

  update(announcement('61/1'));
  update(announcement('61/1'));

  expect(announced).toEqual([]);
});

test('a score is announced soon, later ones after a pause, only the newest', async () => {
  const { update, announced, advanceTime } = setUp();
  update(announcement('61/1'));

  update(announcement('62/1'));
  await advanceTime(scorecardDelayMs);
  await advanceTime(5000);
  update(announcement('63/1'));
  await advanceTime(5000);
  update(announcement('67/1'));
  expect(announced).toEqual(['62/1']);
  await advanceTime(scoreIntervalMs - 10_000);

  expect(announced).toEqual(['62/1', '67/1']);
  await advanceTime(scoreIntervalMs);
  expect(announced).toHaveLength(2);
});

test('a wicket is announced without a pause, with the score', async () => {
  const { update, announced, advanceTime } = setUp();
  update(announcement('61/1', 1));
  update(announcement('62/1', 1));
  await advanceTime(scorecardDelayMs);
  update(announcement('63/1', 1));

  await advanceTime(1000);
  update(announcement('63/2', 2, 'Noor Vale b Ivo Marsh'));
  update(announcement('63/3', 3));

  expect(announced).toEqual(['62/1', 'Wicket! Noor Vale b Ivo Marsh. 63/2', 'Wicket! 63/3']);
  await advanceTime(2 * scoreIntervalMs);
  expect(announced).toHaveLength(3);
});

test('a wicket that the scorecard reports after the score is announced once, with the score', async () => {
  const { update, announced, advanceTime } = setUp();
  update(announcement('61/1', 1));

  update(announcement('61/2', 1));
  update(announcement('61/2', 2, 'Noor Vale b Ivo Marsh'));
  await advanceTime(2 * scoreIntervalMs);

  expect(announced).toEqual(['Wicket! Noor Vale b Ivo Marsh. 61/2']);
});

test('nothing is announced after the stop', async () => {
  const { update, announced, advanceTime, stop } = setUp();
  update(announcement('61/1'));
  update(announcement('62/1'));
  await advanceTime(scorecardDelayMs);
  update(announcement('63/1'));

  stop();
  await advanceTime(scoreIntervalMs);

  expect(announced).toEqual(['62/1']);
});
