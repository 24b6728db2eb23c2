import { fc } from '@/tests/fixtures/properties';
import { cases } from '@/tests/fixtures/cases';
import { canonicalUrl } from './canonical';

const firstList = '/odds/matches/all/in-play';
const match = '/matches/ferns-vs-herons-2026-11-20-5012';

describe('is served at the requested path', () => {
  test.each([
    '/',
    '/odds/outrights',
    '/news/Some-Slug',
    '/bookmaker/redirect/deep-cover',
    '/a/menu/page/of/any/depth',
    '/Some-Menu-Page',
    '/%E0%A4%96%E0%A4%AC%E0%A4%B0',
    '/pages/a+b',
    match,
  ])('%s is served at the requested path', path => {
    expect(canonicalUrl(path, '')).toEqual({ kind: 'page', path });
  });
});

describe('is redirected to its canonical form', () => {
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
  ])('%s → %s is a redirect to the canonical form, with its query', (from, to) => {
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
    '/odds/matches/all/never',
    '/odds/movers/48-hours',
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
  ])('%s does not exist', path => {
    expect(canonicalUrl(path, '')).toEqual({ kind: 'not-found' });
    expect(canonicalUrl(path, '?page=2')).toEqual({ kind: 'not-found' });
  });
});

describe('queries', () => {
  test.each(['?history=true', '?utm_source=a&history=true', '?history=true&page=7'])(
    'the query %s of a match becomes a segment',
    search => {
      expect(canonicalUrl(match, search)).toEqual({ kind: 'page', path: `${match}/~history` });
    },
  );

  test.each(['?history=false', '?history', '?History=true', '?utm_source=a', '?gclid=1&fbclid=2'])(
    'the query %s is not part of the path of any page, and does not redirect',
    search => {
      expect(canonicalUrl(match, search)).toEqual({ kind: 'page', path: match });
      expect(canonicalUrl('/news', search)).toEqual({ kind: 'page', path: '/news/~list' });
    },
  );

  test('the query history is used for matches only', () => {
    expect(canonicalUrl('/news/x', '?history=true')).toEqual({ kind: 'page', path: '/news/x' });
  });

  test('the query history is kept by the redirect to the canonical form', () => {
    expect(canonicalUrl(`${match}/`, '?history=true')).toEqual({
      kind: 'redirect',
      to: `${match}?history=true`,
    });
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
const paths = fc
  .tuple(fc.array(segment, { maxLength: 5 }), fc.constantFrom('', '', '/'))
  .map(([segments, end]) => `/${segments.join('/')}${end}`);

test('a redirect leads directly to a page on this site, and no page has an internal segment', () => {
  fc.assert(
    fc.property(
      paths,
      fc.constantFrom('', '?a=b', '?history=true', '?page=0', '?tag=b,a'),
      (path, search) => {
        const canonical = canonicalUrl(path, search);
        if (canonical.kind === 'not-found') return;
        if (canonical.kind === 'page') {
          expect(canonical.path.replace(/\/~(history|list(\/~.*)?)$/, '')).toBe(path);
          expect(path).not.toContain('/~');
          return;
        }
        const {
          pathname,
          search: keptSearch,
          origin,
        } = new URL(canonical.to, 'https://site.example');
        expect(origin).toBe('https://site.example');
        expect([search, '', '?tag=a,b']).toContain(keptSearch);
        expect(canonicalUrl(pathname, keptSearch).kind).toBe('page');
      },
    ),
    { numRuns: cases(5000) },
  );
});
