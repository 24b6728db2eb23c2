import { reasonUnreachable } from './unreachable';

it.each([
  ['news', 'a/b'],
  ['bonuses', 'a/b/c'],
  ['bookmakers', 'a/b'],
  ['bookmakers', 'bonuses'],
  ['logos', 'a/b'],
  ['news', 'a'.repeat(121)],
  ['pages', 'a'.repeat(3000)],
  ['pages', `guides/${'a'.repeat(121)}`],
  ['pages', 'a/b/c/d/e/f/g/h/i'],
  ...[
    'news',
    'news/rain',
    'odds',
    'odds/matches/ipl/tomorrow',
    'series/ipl',
    'search',
    'alerts',
  ].map(name => ['pages', name]),
  ...['betting-sites/x', 'preview/a', 'newsletter/a', 'api/x', 'media/x', 'feeds/a', 'healthz'].map(
    name => ['pages', name],
  ),
])('the site never shows %s/%s', (folder, name) => {
  expect(reasonUnreachable(folder, name)).toEqual(expect.any(String));
});

it.each([
  ['news', 'a-b'],
  ['news', 'a'.repeat(120)],
  ['bonuses', 'bonuses'],
  ['pages', 'guides/decimal-odds'],
  ['pages', 'a/b/c/d/e/f/g/h'],
  ['pages', 'odds/explained'],
  ['pages', 'how-to-bet'],
  ['pages', 'about-us'],
  ['pages', 'newsletter'],
  ['pages', 'privacy'],
])('the site shows %s/%s', (folder, name) => {
  expect(reasonUnreachable(folder, name)).toBeNull();
});
