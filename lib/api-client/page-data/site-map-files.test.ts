import { toFiles } from './site-map-files';

const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `/news/${index}`, changedAt: index }));

test('a sitemap holds at most 50,000 URLs', () => {
  const files = toFiles('news', pages(100_001), 'full');

  expect(files.map(([name, { length }]) => [name, length])).toEqual([
    ['news-1.xml', 50_000],
    ['news-2.xml', 50_000],
    ['news-3.xml', 1],
  ]);
  expect(new Set(files.flatMap(([, entries]) => entries)).size).toBe(100_001);
  expect(toFiles('news', [], 'full')).toEqual([]);
});

test('pages that a policy blocks are not listed', () => {
  const entries = ['/news', '/bonuses?page=2', '/betting-sites/a', '/privacy'].map(path => ({
    path,
    changedAt: null,
  }));
  const paths = (policy: 'info' | 'blocked') =>
    toFiles('pages', entries, policy).flatMap(([, fileEntries]) =>
      fileEntries.map(({ path }) => path),
    );

  expect(paths('info')).toEqual(['/news', '/privacy']);
  expect(paths('blocked')).toEqual(['/privacy']);
});
