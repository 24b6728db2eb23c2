import type { Comment } from '@/lib/domain/commentary/comment';
import { chunksAround } from './comment-chunks';

const comment = (id: number) => ({ id: String(id) }) as Comment;
/** Newest first, like the lists. */
const from = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, at) => comment(newest - at));
const shape = (comments: Comment[], middle: string | undefined) =>
  chunksAround(comments, middle).map(({ key, comments: inside }) => [
    key,
    inside[0]?.id,
    inside.length,
  ]);

test('splits a list into chunks of twenty from its first comment', () => {
  expect(shape(from(50, 1), '50')).toEqual([
    [0, '50', 20],
    [1, '30', 20],
    [2, '10', 10],
  ]);
});

test('leaves the middle chunks unchanged when comments are added at either end', () => {
  expect(shape(from(53, 1), '50').slice(1)).toEqual(shape(from(50, 1), '50'));
  expect(shape(from(53, 1), '50')[0]).toEqual([-1, '53', 3]);
  expect(shape(from(71, 1), '50').map(([key]) => key)).toEqual([-2, -1, 0, 1, 2]);
  expect(shape(from(50, -60), '50').slice(0, 2)).toEqual(shape(from(50, 1), '50').slice(0, 2));
});

test('counts from the first comment when the given one is missing', () => {
  expect(shape(from(20, 1), '50')).toEqual([[0, '20', 20]]);
  expect(shape(from(20, 1), undefined)).toEqual([[0, '20', 20]]);
  expect(shape([], '50')).toEqual([]);
});
