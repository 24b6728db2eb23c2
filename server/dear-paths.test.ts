import { createDearPaths } from './dear-paths';

test('searches and pictures are counted by address, each by themselves; pages are not', () => {
  const tooMany = createDearPaths({ SEARCH_LIMIT: 2, PICTURE_LIMIT: 1 }, () => 0);
  const ask = (path: string, address = '192.0.2.1') => tooMany(path, address);

  expect([ask('/search'), ask('/api/search/'), ask('/SEARCH/')]).toEqual([null, null, 60]);
  expect([ask('/og/match/1.png'), ask('/og/news/a.png')]).toEqual([null, 60]);
  expect(ask('/search', '192.0.2.2')).toBeNull();
  expect([ask('/'), ask('/searching'), ask('/news/search')]).toEqual([null, null, null]);
});
