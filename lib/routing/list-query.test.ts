import { anyText, fc } from '@/tests/fixtures/properties';
import { canonicalUrl } from './canonical/canonical';
import {
  listHref,
  listQueryString,
  parseListSegments,
  toListQuery,
  toListSegments,
  toTags,
  withTag,
  withoutTag,
  unfilteredList,
  type ListQuery,
} from './list-query';

const tagText = fc.oneof(
  anyText(),
  fc.constantFrom(
    '..',
    '.',
    'a/b',
    'a%2Fb',
    "O'Neill",
    'free bet',
    '~page-2',
    '&',
    '+',
    'खबर',
    '#',
  ),
);
const queries: fc.Arbitrary<ListQuery> = fc.record({
  page: fc.integer({ min: 1, max: 999_999 }),
  tags: fc.array(tagText, { maxLength: 20 }).map(tags => toTags(tags.join(','))),
});

test('a query survives the way through URL and internal segments', () => {
  fc.assert(
    fc.property(queries, query => {
      expect(toListQuery(listQueryString(query), { tagged: true })).toEqual(query);
      expect(parseListSegments(toListSegments(query))).toEqual(query);
    }),
  );
});

test('internal segments are plain and few, whatever the tags', () => {
  fc.assert(
    fc.property(queries, query => {
      const segments = toListSegments(query);
      expect(segments.length).toBeLessThanOrEqual(2);
      for (const segment of segments) expect(segment).toMatch(/^~[\w-]+$/);
    }),
  );
});

test('a URL is as a browser would write it, and is not redirected', () => {
  fc.assert(
    fc.property(queries, query => {
      const { search } = new URL(listHref('/news', query), 'https://site.example');
      expect(search).toBe(listQueryString(query));
      expect(canonicalUrl('/news', search).kind).toBe('page');
    }),
  );
});

test('any query is redirected at most once', () => {
  const parts = fc.oneof(
    fc
      .tuple(fc.constantFrom('tag', 'page', 'utm_source', 'PAGE'), tagText)
      .map(([key, value]) => `${key}=${value}`),
    fc.webQueryParameters(),
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 6 }), texts => {
      const { search } = new URL(`https://site.example/bonuses?${texts.join('&')}`);
      const first = canonicalUrl('/bonuses', search);
      if (first.kind !== 'redirect') return;
      const { pathname, search: next } = new URL(first.to, 'https://site.example');
      expect(canonicalUrl(pathname, next).kind).toBe('page');
    }),
  );
});

test('adding or removing a tag goes back to the first page', () => {
  const query = { page: 4, tags: ['odds'] };

  expect(withTag(query, 'markets')).toEqual({ page: 1, tags: ['markets', 'odds'] });
  expect(withTag(query, 'odds')).toEqual({ page: 1, tags: ['odds'] });
  expect(withoutTag(query, 'odds')).toEqual(unfilteredList);
});

test.each([[['~page-0']], [['~page-']], [['2']], [['~page-2', 'x']], [['~history']], [['~tag-']]])(
  "%j is not a list's segments",
  segments => {
    expect(parseListSegments(segments)).toBeNull();
  },
);
