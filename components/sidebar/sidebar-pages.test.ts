import { menuHref } from './sidebar-pages';

test.each([
  ['odds', '/odds/matches'],
  ['betting-sites', '/betting-sites'],
  ['/how-to-bet/', '/how-to-bet'],
  ['giveaway', '/giveaway'],
  ['guides/batting', '/guides/batting'],
])('menu link %s points to %s', (link, href) => {
  expect(menuHref(link)).toBe(href);
});
