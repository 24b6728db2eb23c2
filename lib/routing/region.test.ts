import { allowedLinks, isRegionBlocked, isRegionBlockedLink } from './region';

test.each([
  '/',
  '/odds/matches/all/in-play',
  '/matches/avsb-2026-11-21-1',
  '/news/~list',
  '/news/x',
  '/how-to-bet',
  '/betting-explained/decimal-odds',
  '/calculators',
  '/calculators/odds',
  '/calculators/margin/~typed-x',
  '/glossary',
  '/responsible-gambling',
])('scores, news and guides are available where offers may not be shown: %s', path => {
  expect(isRegionBlocked(path, 'info')).toBe(false);
  expect(isRegionBlocked(path, 'full')).toBe(false);
});

test.each([
  '/sportsbet/redirect',
  '/bookmaker/redirect/deep-cover',
  '/bonuses/~list',
  '/bonuses/x',
  '/betting-sites/~list',
  '/betting-sites/deep-cover',
  '/calculators/accumulator',
  '/calculators/each-way/~typed-x',
  '/calculators/dutching',
  '/odds/outrights',
])('only offers and prices are blocked: %s', path => {
  expect(isRegionBlocked(path, 'info')).toBe(true);
  expect(isRegionBlocked(path, 'blocked')).toBe(true);
  expect(isRegionBlocked(path, 'full')).toBe(false);
});

test('legal and help pages are available where everything is blocked', () => {
  const paths = ['/', '/news/x', '/odds', '/privacy', '/cookies', '/terms', '/contact'];

  expect(paths.filter(path => !isRegionBlocked(path, 'blocked'))).toEqual([
    '/privacy',
    '/cookies',
    '/terms',
    '/contact',
  ]);
  expect(isRegionBlocked('/responsible-gambling', 'blocked')).toBe(false);
  expect(isRegionBlocked('/newsletter/unsubscribe/x', 'blocked')).toBe(false);
});

test('a menu has no link to a blocked page', () => {
  const links = ['news', '/bonuses', 'betting-sites', 'contact'].map(link => ({ link }));

  expect(allowedLinks(links, 'info').map(({ link }) => link)).toEqual(['news', 'contact']);
  expect(allowedLinks(links, 'blocked').map(({ link }) => link)).toEqual(['contact']);
  expect(allowedLinks(links, 'full')).toBe(links);
});

test.each([
  ['/bonuses?tag=cash', true],
  ['/betting-sites/silly-point#offer', true],
  ['/Bookmaker/Redirect/silly-point', true],
  ['/news?tag=bonuses', false],
  ['//bonuses', false],
  ['https://e.example/bonuses', false],
  ['#bonuses', false],
])('a link to %s is blocked: %p', (href, isBlocked) => {
  expect(isRegionBlockedLink(href, 'info')).toBe(isBlocked);
  expect(isRegionBlockedLink(href, 'full')).toBe(false);
});
