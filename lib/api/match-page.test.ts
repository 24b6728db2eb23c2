import { Event, type WireEvent } from '../contract/event';
import { aCommentaryItem } from '@/tests/fixtures/comment';
import { wireEvent } from '@/tests/fixtures/wire-event';
import { wireMatchInfo } from '@/tests/fixtures/wire-match-info';
import { loadMatch } from './match-page';
import { getEvent } from './matches';

jest.mock('./matches');
const got = jest.mocked(getEvent);

const answer = (changes: Record<string, unknown> = {}): WireEvent =>
  Event.parse(wireEvent(changes));
const balls = (count: number) =>
  Array.from({ length: count }, (_, at) => aCommentaryItem({ Id: String(count - at) }));

beforeEach(() => {
  got.mockReset();
});

test.each([
  ['fernsvsherons-2026-11-26-5012', false, '5012'],
  ['%E0%A4%AD%E0%A4%BE%E0%A4%B0%E0%A4%A4vsb-2026-11-26-77', true, '77'],
])('%s is asked for by its id', async (name, history, id) => {
  got.mockResolvedValue(answer());

  expect((await loadMatch(name, history))?.match.id).toBe('5012');
  expect(got.mock.calls).toEqual([[id, history]]);
});

test('a name without an id is no match, and nobody is asked', async () => {
  expect(await loadMatch('ferns-', false)).toBeNull();
  expect(got).not.toHaveBeenCalled();
});

test('an unknown match is null', async () => {
  got.mockResolvedValue(null);

  expect(await loadMatch('a-1', false)).toBeNull();
});

test('a match without details has none', async () => {
  got.mockResolvedValue(answer());

  expect((await loadMatch('a-5012', false))?.details).toEqual({ scorecard: null, commentary: [] });
});

test.each([
  [
    [10, 5],
    [10, 5],
  ],
  [
    [10, 15],
    [5, 15],
  ],
  [
    [30, 30],
    [0, 20],
  ],
  [[25], [20]],
])('of %j comments an innings the page holds %j: the newest twenty', async (held, kept) => {
  const commentary = held.map((count, at) => ({ id: at + 1, items: balls(count), total: 200 }));
  got.mockResolvedValue(answer({ match_info: wireMatchInfo(), commentary }));

  const details = (await loadMatch('a-5012', false))?.details;

  expect(details?.scorecard?.innings).toHaveLength(2);
  expect(details?.commentary.map(({ comments }) => comments.length)).toEqual(kept);
  const last = details?.commentary.at(-1);
  expect(last).toMatchObject({ id: String(held.length), total: 200 });
  expect(last?.comments[0]?.id).toBe(String(held.at(-1)));
});
