import { canonicalUrl } from './canonical';

const redirect = (to: string) => ({ kind: 'redirect', to });

test("today's matches and those of a day are pages", () => {
  expect(canonicalUrl('/matches/on', '')).toEqual({ kind: 'page', path: '/matches/on' });
  expect(canonicalUrl('/matches/on/2026-11-28', '')).toEqual({
    kind: 'page',
    path: '/matches/on/2026-11-28/~list',
  });
  expect(canonicalUrl('/matches/on/2026-11-28', '?page=2')).toEqual({
    kind: 'page',
    path: '/matches/on/2026-11-28/~list/~page-2',
  });
  expect(canonicalUrl('/Matches/ON/2026-11-28/', '')).toEqual(redirect('/matches/on/2026-11-28'));
});

test.each([
  ['?date=2026-11-28', '/matches/on/2026-11-28'],
  ['?a=b&date=2026-11-28', '/matches/on/2026-11-28?a=b'],
  ['?date=', '/matches/on'],
  ['?date=2026-02-30', '/matches/on'],
  ['?date=tomorrow&a=b', '/matches/on?a=b'],
])('/matches/on%s redirects to %s', (search, to) => {
  expect(canonicalUrl('/matches/on', search)).toEqual(redirect(to));
});

test.each(['2026-02-30', '2026-11-31', '1066-10-14', '28-11-2026', 'tomorrow'])(
  '/matches/on/%s is not the list of a day',
  day => {
    expect(canonicalUrl(`/matches/on/${day}`, '')).toEqual({ kind: 'not-found' });
  },
);
