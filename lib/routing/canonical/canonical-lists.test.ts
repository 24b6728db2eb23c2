import { canonicalUrlAfterRewrite, canonicalUrl } from './canonical';
import { parseListSegments } from '@/lib/routing/list-query';

const match = '/matches/ferns-vs-herons-2026-11-20-5012';

test.each([
  ['/odds/matches/ipl/future', '', '/odds/matches/ipl/future/~list'],
  ['/odds/matches/ipl/future', '?page=3', '/odds/matches/ipl/future/~list/~page-3'],
])('%s%s is a part of a list of matches', (path, search, internal) => {
  expect(canonicalUrl(path, search)).toEqual({ kind: 'page', path: internal });
});

test('a path and a page that are no longer right are corrected by one redirect', () => {
  expect(canonicalUrl('/matches', '?page=0&a=b')).toEqual({
    kind: 'redirect',
    to: '/odds/matches/all/in-play?a=b',
  });
});

describe('a list in parts', () => {
  /** The internal path of `/news` with this query. */
  const canonicalOf = (path: string, search: string) => {
    const canonical = canonicalUrl(path, search);
    if (canonical.kind !== 'page') throw new Error(`no page but ${JSON.stringify(canonical)}`);
    const [, , list, ...rest] = canonical.path.split('/');
    expect(list).toBe('~list');
    return parseListSegments(rest.length > 0 ? rest : undefined);
  };

  test.each([
    ['/match-history', '?page=2', 2, []],
    ['/match-history', '?utm_source=a&page=17', 17, []],
    ['/match-history', '?tag=odds', 1, []],
    ['/news', '', 1, []],
    ['/news', '?utm_source=a', 1, []],
    ['/pages', '?tag=odds', 1, ['odds']],
    ['/bonuses', '?tag=cash,free%20bet&page=3', 3, ['cash', 'free bet']],
    ['/news', '?tag=a%2Fb', 1, ['a/b']],
    ['/news', '?gclid=1&tag=..&fbclid=2', 1, ['..']],
    ['/news', `?tag=${'x'.repeat(300)}`, 1, ['x'.repeat(300)]],
    ['/news', '?tag=%E0%A4%96%E0%A4%AC%E0%A4%B0', 1, ['खबर']],
  ])('%s%s is page %s of %j', (path, search, page, tags) => {
    expect(canonicalOf(path, search)).toEqual({ page, tags });
  });

  test.each(['1', '', '0', '-1', '01', '1.5', '1e3', 'two', 'abc', '9999999'])(
    '?page=%s is its first page, which has no number',
    page => {
      for (const path of ['/match-history', '/news', '/pages', '/bonuses', '/betting-sites']) {
        const redirect = (to: string) => ({ kind: 'redirect', to: path + to });
        expect(canonicalUrl(path, `?page=${page}`)).toEqual(redirect(''));
        expect(canonicalUrl(path, `?a=b&page=${page}&c=d`)).toEqual(redirect('?a=b&c=d'));
      }
    },
  );

  test.each([
    ['?tag=b,a', '?tag=a,b'],
    ['?tag=a%2Cb', '?tag=a,b'],
    ['?tag=a,a,b', '?tag=a,b'],
    ['?tag=b&tag=a', '?tag=a,b'],
    ['?tag=', ''],
    ['?tag=,', ''],
    ['?tag=free+bet', '?tag=free%20bet'],
    ['?tag=%61', '?tag=a'],
    ['?page=2&tag=a', '?tag=a&page=2'],
    ['?tag=b,a&page=1&utm_source=x,y', '?tag=a,b&utm_source=x,y'],
    ["?tag=o'connor", '?tag=o%27connor'],
    ['?page=2&page=3', '?page=2'],
  ])('%s is redirected to its canonical form %s', (from, to) => {
    expect(canonicalUrl('/news', from)).toEqual({ kind: 'redirect', to: `/news${to}` });
  });

  test.each([
    ['/betting-explained/decimal-odds', '?tag=odds', '/pages?tag=odds'],
    ['/betting-explained/decimal-odds/', '?tag=odds', '/pages?tag=odds'],
    ['/guide', '?tag=b,a&page=4&gclid=1', '/pages?tag=a,b&gclid=1'],
  ])("a guide's %s%s is the list of guides with that tag", (path, search, to) => {
    expect(canonicalUrl(path, search)).toEqual({ kind: 'redirect', to });
  });

  test.each([
    ['/match-history/', '?page=0', '/match-history'],
    ['/NEWS/', '?tag=b,a&page=2', '/news?tag=a,b&page=2'],
    ['/Search', '?q=%20kohli', '/search?q=kohli'],
  ])('%s%s has its path and its query corrected by one redirect', (path, search, to) => {
    expect(canonicalUrl(path, search)).toEqual({ kind: 'redirect', to });
    expect(canonicalUrl(...pathAndSearch(to)).kind).toBe('page');
  });

  test.each(['?tag=a%2Cb', '?tag=free+bet%2Cx&page=2', '?utm=1%2C2&tag=o%27c&page=3'])(
    '%s, as Next rewrites it, is served',
    search => {
      const served = canonicalUrlAfterRewrite('/news', search);
      expect(served.kind).toBe('page');
      const redirect = canonicalUrl('/news', search);
      if (redirect.kind !== 'redirect') return;
      expect(canonicalUrl('/news', redirect.to.slice('/news'.length))).toEqual(served);
    },
  );

  test.each(['?tag=b%2Ca', '?tag=a%2Ca', '?page=1', '?tag='])(
    '%s is redirected, also after the rewrite by Next',
    search => {
      expect(canonicalUrlAfterRewrite('/news', search)).toEqual(canonicalUrl('/news', search));
      expect(canonicalUrl('/news', search).kind).toBe('redirect');
    },
  );

  test('a tag has no effect on other pages', () => {
    for (const path of ['/', '/news/x', '/bonuses/x', '/how-to-bet', match])
      expect(canonicalUrl(path, '?tag=a')).toEqual({ kind: 'page', path });
    expect(canonicalUrl('/guide', '?tag=')).toEqual({ kind: 'page', path: '/guide' });
  });
});

function pathAndSearch(address: string): [string, string] {
  const { pathname, search } = new URL(address, 'https://site.example');
  return [pathname, search];
}
