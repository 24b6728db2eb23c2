import { canonicalUrl } from './canonical';

test('every price is served by one page, which reads the address itself', () => {
  expect(canonicalUrl('/sportsbet/redirect/1/M2/home/1.850', '?utm_source=x')).toEqual({
    kind: 'page',
    path: '/sportsbet/redirect',
  });
});

test.each([
  '/sportsbet',
  '/sportsbet/redirect',
  '/sportsbet/redirect/1/2/3',
  '/sportsbet/redirect/1/2/3/1.5/4',
  '/sportsbet/redirect/1/2/3/NaN',
  '/sportsbet/redirect/1/2/3/-1',
  '/sportsbet/redirect/1/2/3/1e309',
  `/sportsbet/redirect/${'x'.repeat(10_000)}/2/3/1.5`,
  '/Sportsbet/Redirect/1/2/3/NaN',
  '/bookmaker',
  '/bookmaker/redirect',
  '/bookmaker/redirect/a/b',
  '/bookmaker/redirect/a%20b',
])('%s is not found', path => {
  expect(canonicalUrl(path, '')).toEqual({ kind: 'not-found' });
});
