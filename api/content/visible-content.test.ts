import { nextChangeAfter, visibleAt } from './visible-content';
import type { Content } from './content';

const story = (slug: string, publish_date: number) => ({ card: { slug, publish_date } });
const bonus = (slug: string, expires_at: number | null) => ({ item: { slug, expires_at } });
const content = {
  news: [story('later', 300), story('soon', 200), story('old', 100)],
  bonuses: [bonus('ends', 250), bonus('endless', null)],
} as unknown as Content;

const slugsAt = (now: number) => visibleAt(content, now).news.map(({ card }) => card.slug);
const expiredAt = (now: number) =>
  visibleAt(content, now)
    .bonuses.filter(({ isExpired }) => isExpired)
    .map(({ item }) => item.slug);

test('a story is visible from its publication time on', () => {
  expect(slugsAt(199)).toEqual(['old']);
  expect(slugsAt(200)).toEqual(['soon', 'old']);
  expect(slugsAt(300)).toEqual(['later', 'soon', 'old']);
});

test('a bonus is expired from its end on', () => {
  expect(expiredAt(249)).toEqual([]);
  expect(expiredAt(250)).toEqual(['ends']);
});

test('the next change is the nearest time in the future', () => {
  expect([99, 100, 200, 250, 300].map(now => nextChangeAfter(content, now))).toEqual([
    100,
    200,
    250,
    300,
    null,
  ]);
});
