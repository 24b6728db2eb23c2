import { requestedErrorPage, shareErrorPageSecret } from './page-server';

test('returns no error document before the page server has shared its secret', () => {
  expect(requestedErrorPage('undefined:404')).toBeNull();
  expect(requestedErrorPage(':404')).toBeNull();
});

describe('after the secret was shared', () => {
  beforeAll(() => shareErrorPageSecret('secret'));

  test.each([404, 500, 503])('returns %s for a header with the secret', kind => {
    expect(requestedErrorPage(`secret:${kind}`)).toBe(kind);
  });

  test.each([null, '', '404', 'secret', 'secret:', 'secret:200', 'secret:404x', 'Secret:404'])(
    'returns null for %p',
    header => {
      expect(requestedErrorPage(header)).toBeNull();
    },
  );
});
