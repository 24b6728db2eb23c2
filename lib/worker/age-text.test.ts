import { ageText } from './age-text';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [-minute, 'a moment ago'],
  [59 * second, 'a moment ago'],
  [minute, '1 minute ago'],
  [2 * minute - 1, '1 minute ago'],
  [hour - 1, '59 minutes ago'],
  [hour, '1 hour ago'],
  [day - 1, '23 hours ago'],
  [day, '1 day ago'],
  [40 * day, '40 days ago'],
])('a copy that is %d ms old was saved %s', (age, text) => {
  expect(ageText(1_795_681_200_000, 1_795_681_200_000 + age)).toBe(text);
});
