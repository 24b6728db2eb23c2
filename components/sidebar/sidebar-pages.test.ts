import { menuHref, sidebarPages } from './sidebar-pages';

test.each([
  ['odds', '/odds/matches'],
  ['betting-sites', '/betting-sites'],
  ['/how-to-bet/', '/how-to-bet'],
  ['giveaway', '/giveaway'],
  ['guides/batting', '/guides/batting'],
])('menu link %s points to %s', (link, href) => {
  expect(menuHref(link)).toBe(href);
});

test('a giveaway that is not running has no mark, and stays in its place', () => {
  const link = (slug: string, is_running?: boolean) => ({
    ...{ link: slug, title: slug, in_sidebar: true },
    ...(is_running !== undefined && { is_running }),
  });
  const shown = (...links: ReturnType<typeof link>[]) =>
    sidebarPages(links).map(({ slug, isMarked }) => [slug, isMarked]);

  expect(shown(link('giveaway', false), link('news'), link('rules'))).toEqual([
    ['giveaway', false],
    ['news', false],
    ['rules', false],
  ]);
  expect(shown(link('giveaway', true), link('news'))).toEqual([
    ['giveaway', true],
    ['news', false],
  ]);
});
