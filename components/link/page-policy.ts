import { cache } from 'react';
import type { Policy } from '@/lib/domain/policy';

type PagePolicy = { policy: Policy; isBlockedLink: (href: string) => boolean };

/**
 * The region policy of a server render, which `setPagePolicy` sets. `cache` returns one object per
 * render; elsewhere it does not memoize, so in the browser no link is blocked.
 */
export const pagePolicyOfRender = cache((): PagePolicy => ({
  policy: 'full',
  isBlockedLink: () => false,
}));
