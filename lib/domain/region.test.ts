import { allowedLinks, isWithheld, isFileOfPages, isWithheldLink } from './region';

test.each([
  '/',
  '/odds/matches/all/in-play',
  '/matches/avsb-2026-11-21-1',
  '/news/~list',
  '/news/x',
  '/how-to-bet',
  '/betting-explained/decimal-odds',
  '/responsible-gambling',
])('scores, news and guides stay where offers may not be shown: %s', path => {
  expect(isWithheld(path, 'info')).toBe(false);
  expect(isWithheld(path, 'full')).toBe(false);
});

test.each([
  '/sportsbet/redirect',
  '/bookmaker/redirect/deep-cover',
  '/bonuses/~list',
  '/bonuses/x',
  '/betting-sites/~list',
  '/betting-sites/deep-cover',
  '/odds/outrights',
])('offers and prices alone are withheld: %s', path => {
  expect(isWithheld(path, 'info')).toBe(true);
  expect(isWithheld(path, 'blocked')).toBe(true);
  expect(isWithheld(path, 'full')).toBe(false);
});

test('where all is blocked, law and help stay', () => {
  const paths = ['/', '/news/x', '/odds', '/privacy', '/cookies', '/terms', '/contact'];

  expect(paths.filter(path => !isWithheld(path, 'blocked'))).toEqual([
    '/privacy',
    '/cookies',
    '/terms',
    '/contact',
  ]);
  expect(isWithheld('/responsible-gambling', 'blocked')).toBe(false);
  expect(isWithheld('/newsletter/unsubscribe/x', 'blocked')).toBe(false);
});

test('a menu has no link to what is withheld', () => {
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
])('a link to %s is withheld: %p', (href, withheld) => {
  expect(isWithheldLink(href, 'info')).toBe(withheld);
  expect(isWithheldLink(href, 'full')).toBe(false);
});

test('where all is blocked, feeds, sitemaps, calendars and pictures go with the pages', () => {
  const paths = ['/feed.xml', '/feeds/Test.rss', '/calendars/all.ics', '/og/page/home.png'];
  paths.push('/sitemap.xml', '/news-sitemap.xml', '/sitemaps/news-1.xml');
  const stay = ['/robots.txt', '/healthz', '/media/a.webp', '/favicon.ico', '/news/feed.xml'];

  const all = [...paths, '/matches/avsb-2026-11-21-1/event.ics'];
  expect(all.filter(isFileOfPages)).toEqual(all);
  expect(stay.filter(isFileOfPages)).toEqual([]);
});
