import { aComment } from '@/tests/fixtures/comment';
import { commentsPageOf } from './match-parts';

const innings = (id: string, count: number) => ({
  id,
  total: count,
  overs: [],
  comments: Array.from({ length: count }, (_, index) => aComment({ id: String(count - index) })),
});
const match = { commentary: [innings('1', 301), innings('2', 0)] };
const idsOf = (page: number) =>
  commentsPageOf(match, '1', page)?.innings.comments.map(({ id }) => Number(id));

test('an innings has its comments on pages of 150, the newest first, each once', () => {
  expect(idsOf(1)?.[0]).toBe(301);
  expect([1, 2, 3].flatMap(page => idsOf(page) ?? [])).toEqual(
    Array.from({ length: 301 }, (_, index) => 301 - index),
  );
  expect(commentsPageOf(match, '1', 3)).toMatchObject({ page: 3, pages: 3 });
});

test('there is no page beyond the last one, and none of an unknown innings', () => {
  expect(commentsPageOf(match, '1', 4)).toBeNull();
  expect(commentsPageOf(match, '3', 1)).toBeNull();
  expect(commentsPageOf(match, '2', 1)).toMatchObject({ pages: 1 });
  expect(commentsPageOf(match, '2', 2)).toBeNull();
});
