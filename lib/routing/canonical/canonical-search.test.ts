import { anyText, fc } from '@/tests/fixtures/properties';
import { canonicalUrl } from './canonical';

describe('a search', () => {
  const canonicalUrlText = '/search?q=virat+kohli';

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
    ['/search', '?q=virat%20kohli', canonicalUrlText],
    ['/search', '?q=+virat++kohli%00', canonicalUrlText],
    ['/search', '?q=virat+kohli&q=other', canonicalUrlText],
    ['/search', '?a=b&q=virat%20kohli', `${canonicalUrlText}&a=b`],
    ['/search', `?q=${'x'.repeat(500)}`, `/search?q=${'x'.repeat(200)}`],
  ])('%s%s is redirected to %s', (path, search, to) => {
    expect(canonicalUrl(path, search)).toEqual({ kind: 'redirect', to });
  });

  test('any search is served after at most one redirect', () => {
    fc.assert(
      fc.property(anyText(), q => {
        const search = `?${new URLSearchParams({ q })}`;
        const canonical = canonicalUrl('/search', search);
        if (canonical.kind !== 'redirect') return;
        const [path = '', query] = canonical.to.split('?', 2);
        expect(canonicalUrl(path, query ? `?${query}` : '').kind).toBe('page');
      }),
    );
  });
});
