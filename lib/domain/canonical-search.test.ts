import fc from 'fast-check';
import { canonicalUrl } from './canonical';

describe('a search', () => {
  const spelt = '/search?q=virat+kohli';

  test.each([
    ['/search', ''],
    ['/search', '?utm_source=a'],
    ['/search', '?q=virat+kohli'],
  ])('%s%s is served', (path, search) => {
    expect(canonicalUrl(path, search).kind).toBe('page');
  });

  test.each([
    ['/Search/', '', '/search'],
    ['/search', '?q=', '/search'],
    ['/search', '?q=+++', '/search'],
    ['/search', '?q=virat%20kohli', spelt],
    ['/search', '?q=+virat++kohli%00', spelt],
    ['/search', '?q=virat+kohli&q=other', spelt],
    ['/search', '?a=b&q=virat%20kohli', `${spelt}&a=b`],
    ['/search', `?q=${'x'.repeat(500)}`, `/search?q=${'x'.repeat(200)}`],
  ])('%s%s is sent on to %s', (path, search, to) => {
    expect(canonicalUrl(path, search)).toEqual({ kind: 'redirect', to });
  });

  test('whatever is asked for, its address is served after one redirect', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), q => {
        const search = `?${new URLSearchParams({ q })}`;
        const answer = canonicalUrl('/search', search);
        if (answer.kind !== 'redirect') return;
        const [path = '', query] = answer.to.split('?', 2);
        expect(canonicalUrl(path, query ? `?${query}` : '').kind).toBe('page');
      }),
    );
  });
});
