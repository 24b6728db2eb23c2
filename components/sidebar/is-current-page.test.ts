import { isCurrentPage } from './is-current-page';

test.each([
  ['/odds/matches', '/odds/outrights', true],
  ['/odds/matches', '/matches/indiavsengland-2026-01-01-1', true],
  ['/odds/matches', '/match-history', false],
  ['/odds/matches', '/odds/movers/6-hours', false],
  ['/odds/movers', '/odds/movers/6-hours', true],
  ['/betting-explained', '/pages', true],
  ['/news', '/news/a-story', true],
  ['/news', '/newsletter', false],
  ['/news', '/malay.info/news/a-story', true],
  ['/bonuses', '/decimal.full', false],
])('link %s is current on %s: %s', (href, pathname, current) => {
  expect(isCurrentPage(href, pathname)).toBe(current);
});
