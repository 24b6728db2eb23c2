import { readingMinutes } from './reading-time';

test.each([
  ['', 1],
  [`<p>${'<b>word</b> '.repeat(240)}</p>`, 1],
  [`<p>${'word '.repeat(500)}</p><h2>More</h2>`, 2],
])('counts the minutes to read %.20s', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});
