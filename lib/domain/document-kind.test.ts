import { askedDocument, shareDocumentSecret } from './document-kind';

test('before the page server shared its secret nobody gets a document', () => {
  expect(askedDocument('undefined:404')).toBeNull();
  expect(askedDocument(':404')).toBeNull();
});

describe('with the secret shared', () => {
  beforeAll(() => shareDocumentSecret('secret'));

  test.each([404, 500, 503])('whoever knows it gets the %s', kind => {
    expect(askedDocument(`secret:${kind}`)).toBe(kind);
  });

  test.each([null, '', '404', 'secret', 'secret:', 'secret:200', 'secret:404x', 'Secret:404'])(
    '%p gets none',
    header => {
      expect(askedDocument(header)).toBeNull();
    },
  );
});
