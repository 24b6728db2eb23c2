import fc from 'fast-check';
import { canonicalOfRewritten, canonicalUrl } from './canonical';
import { ofListSegments } from './list-query';

const firstList = '/odds/matches/all/in-play';
const match = '/matches/ferns-vs-herons-2026-11-20-5012';

describe('is served where it is asked for', () => {
  test.each([
    '/',
    '/odds/matches/ipl/future',
    '/odds/outrights',
    '/news/Some-Slug',
    '/bookmaker/redirect/deep-cover',
    '/a/menu/page/of/any/depth',
    '/Some-Menu-Page',
    '/%E0%A4%96%E0%A4%AC%E0%A4%B0',
    '/pages/a+b',
    match,
  ])('%s', path => {
    expect(canonicalUrl(path, '')).toEqual({ kind: 'page', path });
  });
});

describe('is sent on to its one spelling', () => {
  test.each([
    ['/odds', firstList],
    ['/odds/matches', firstList],
    ['/matches', firstList],
    ['/matches/', firstList],
    ['/MATCHES', firstList],
    ['/odds/matches/ipl', '/odds/matches/ipl/in-play'],
    ['/odds/matches/ipl/', '/odds/matches/ipl/in-play'],
    ['/Odds/Matches/ipl', '/odds/matches/ipl/in-play'],
    ['/news/', '/news'],
    ['/News', '/news'],
    ['/NEWS/Some-Slug/', '/news/Some-Slug'],
    ['/odds/OUTRIGHTS', '/odds/outrights'],
    ['/some/menu/page/', '/some/menu/page'],
    ['/Sportsbet/Redirect/1/M2/3/1.85', '/sportsbet/redirect/1/M2/3/1.85'],
    ['/bookmaker/REDIRECT/best', '/bookmaker/redirect/best'],
  ])('%s → %s, its query kept', (from, to) => {
    expect(canonicalUrl(from, '')).toEqual({ kind: 'redirect', to });
    expect(canonicalUrl(from, '?utm_source=a&page=2')).toEqual({
      kind: 'redirect',
      to: `${to}?utm_source=a&page=2`,
    });
  });
});

describe('does not exist', () => {
  test.each([
    '//evil.example',
    '/news//x',
    '/news///',
    '/news/../odds',
    '/news/%2e%2e/odds',
    '/news/.',
    '/news/%2E',
    '/a%2fb',
    '/a%2Fb',
    '/a%5cb',
    '/a%00',
    '/~history',
    `${match}/~history`,
    '/%7Edocument/404',
    '/%',
    '/%zz',
    '/%C3%28',
  ])('%s', path => {
    expect(canonicalUrl(path, '')).toEqual({ kind: 'not-found' });
    expect(canonicalUrl(path, '?page=2')).toEqual({ kind: 'not-found' });
  });
});

describe('queries', () => {
  test.each(['?history=true', '?utm_source=a&history=true', '?history=true&page=7'])(
    '%s of a match becomes a segment',
    search => {
      expect(canonicalUrl(match, search)).toEqual({ kind: 'page', path: `${match}/~history` });
    },
  );

  test.each(['?history=false', '?history', '?History=true', '?utm_source=a', '?gclid=1&fbclid=2'])(
    '%s reaches no page and moves nobody',
    search => {
      expect(canonicalUrl(match, search)).toEqual({ kind: 'page', path: match });
      expect(canonicalUrl('/news', search)).toEqual({ kind: 'page', path: '/news/~list' });
    },
  );

  test('history means nothing but to a match', () => {
    expect(canonicalUrl('/news/x', '?history=true')).toEqual({ kind: 'page', path: '/news/x' });
  });

  test('history stays on the way to the one spelling', () => {
    expect(canonicalUrl(`${match}/`, '?history=true')).toEqual({
      kind: 'redirect',
      to: `${match}?history=true`,
    });
  });
});

describe('a list in parts', () => {
  /** What the page of `/news` is asked for. */
  const asked = (path: string, search: string) => {
    const answer = canonicalUrl(path, search);
    if (answer.kind !== 'page') throw new Error(`no page but ${JSON.stringify(answer)}`);
    const [, , list, ...rest] = answer.path.split('/');
    expect(list).toBe('~list');
    return ofListSegments(rest.length > 0 ? rest : undefined);
  };

  test.each([
    ['/match-history', '?page=2', 2, []],
    ['/betting-sites', '?utm_source=a&page=17', 17, []],
    ['/betting-sites', '?tag=odds', 1, []],
    ['/news', '', 1, []],
    ['/news', '?utm_source=a', 1, []],
    ['/pages', '?tag=odds', 1, ['odds']],
    ['/bonuses', '?tag=cash,free%20bet&page=3', 3, ['cash', 'free bet']],
    ['/news', '?tag=a%2Fb', 1, ['a/b']],
    ['/news', '?gclid=1&tag=..&fbclid=2', 1, ['..']],
    ['/news', `?tag=${'x'.repeat(300)}`, 1, ['x'.repeat(300)]],
    ['/news', '?tag=%E0%A4%96%E0%A4%AC%E0%A4%B0', 1, ['खबर']],
  ])('%s%s asks for page %s of %j', (path, search, page, tags) => {
    expect(asked(path, search)).toEqual({ page, tags });
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
  ])('%s is sent on to its one spelling %s', (from, to) => {
    expect(canonicalUrl('/news', from)).toEqual({ kind: 'redirect', to: `/news${to}` });
  });

  test.each([
    ['/betting-explained/decimal-odds', '?tag=odds', '/pages?tag=odds'],
    ['/betting-explained/decimal-odds/', '?tag=odds', '/pages?tag=odds'],
    ['/guide', '?tag=b,a&page=4&gclid=1', '/pages?tag=a,b&gclid=1'],
  ])("a guide's %s%s is the list of guides with that tag", (path, search, to) => {
    expect(canonicalUrl(path, search)).toEqual({ kind: 'redirect', to });
  });

  test.each(['?tag=a%2Cb', '?tag=free+bet%2Cx&page=2', '?utm=1%2C2&tag=o%27c&page=3'])(
    '%s, as Next writes it anew, is served',
    search => {
      const served = canonicalOfRewritten('/news', search);
      expect(served.kind).toBe('page');
      const sentOn = canonicalUrl('/news', search);
      if (sentOn.kind !== 'redirect') return;
      expect(canonicalUrl('/news', sentOn.to.slice('/news'.length))).toEqual(served);
    },
  );

  test.each(['?tag=b%2Ca', '?tag=a%2Ca', '?page=1', '?tag='])(
    '%s is sent on all the same',
    search => {
      expect(canonicalOfRewritten('/news', search)).toEqual(canonicalUrl('/news', search));
      expect(canonicalUrl('/news', search).kind).toBe('redirect');
    },
  );

  test('a tag means nothing to other pages', () => {
    for (const path of ['/', '/news/x', '/bonuses/x', '/how-to-bet', match])
      expect(canonicalUrl(path, '?tag=a')).toEqual({ kind: 'page', path });
    expect(canonicalUrl('/guide', '?tag=')).toEqual({ kind: 'page', path: '/guide' });
  });
});

const segment = fc.oneof(
  fc.constantFrom(
    'match-history',
    'pages',
    'guide',
    'odds',
    'ODDS',
    'matches',
    'Matches',
    'outrights',
    'news',
    '',
    '.',
    '..',
    '~x',
  ),
  fc.constantFrom('%2e%2e', '%2f', '%7e', '%41', '%', 'redirect', 'Sportsbet', '404'),
  fc.webSegment(),
);
const paths = fc.array(segment, { maxLength: 5 }).map(segments => `/${segments.join('/')}`);

test('a redirect leads to a page at once, on this site, and no page has an internal segment', () => {
  fc.assert(
    fc.property(
      paths,
      fc.constantFrom('', '?a=b', '?history=true', '?page=0', '?tag=b,a'),
      (path, search) => {
        const answer = canonicalUrl(path, search);
        if (answer.kind === 'not-found') return;
        if (answer.kind === 'page') {
          expect(answer.path.replace(/\/~(history|list(\/~.*)?)$/, '')).toBe(path);
          expect(path).not.toContain('/~');
          return;
        }
        const { pathname, search: kept, origin } = new URL(answer.to, 'https://site.example');
        expect(origin).toBe('https://site.example');
        expect([search, '', '?tag=a,b']).toContain(kept);
        expect(canonicalUrl(pathname, kept).kind).toBe('page');
      },
    ),
    { numRuns: 500 },
  );
});
