import { menuHref } from './sidebar-pages';

test.each([
  ['odds', '/odds/matches'],
  ['betting-sites', '/betting-sites'],
  ['/how-to-bet/', '/how-to-bet'],
  ['giveaway', '/giveaway'],
  ['guides/batting', '/guides/batting'],
])('the menu link %s leads to %s', (link, href) => {
  expect(menuHref(link)).toBe(href);
});
