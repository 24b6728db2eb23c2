import type { IncomingMessage } from 'node:http';
import { toTrustedProxies } from '@/lib/domain/trusted-proxies';
import { createDearPaths } from './dear-paths';

test('searches and pictures are counted by address, each by themselves; pages are not', () => {
  const limits = { SEARCH_LIMIT: 2, PICTURE_LIMIT: 1, TRUSTED_PROXIES: toTrustedProxies('') };
  const tooMany = createDearPaths(limits, () => 0);
  const ask = (path: string, remoteAddress = '192.0.2.1') =>
    tooMany(path, { headers: {}, socket: { remoteAddress } } as IncomingMessage);

  expect([ask('/search'), ask('/api/search/'), ask('/SEARCH/')]).toEqual([null, null, 60]);
  expect([ask('/og/match/1.png'), ask('/og/news/a.png')]).toEqual([null, 60]);
  expect(ask('/search', '192.0.2.2')).toBeNull();
  expect([ask('/'), ask('/searching'), ask('/news/search')]).toEqual([null, null, null]);
});
