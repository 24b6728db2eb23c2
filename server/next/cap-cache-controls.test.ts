import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key.js';
import { capCacheControls } from './cap-cache-controls';

const route = { kind: 'APP_PAGE', sourceRoute: '/[view]/(site)/[...path]/page' } as never;
const addresses = Array.from({ length: 1000 }, (_, at) => `/decimal.full/lost-${at}`);

test('Next stores the lifetimes of a limited number of URLs, the latest ones', () => {
  capCacheControls(100);
  const controls = new SharedCacheControls({ routes: {}, dynamicRoutes: {} });

  for (const address of addresses)
    controls.set(getRouteCacheKey(address, route), { revalidate: 5, expire: 60 });

  const cached = addresses.filter(address => controls.get(address, route) !== undefined);
  expect(cached).toEqual(addresses.slice(-100));
});
