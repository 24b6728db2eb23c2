import { cache } from 'react';
import type { Policy } from '@/lib/domain/view';

/** One for a page while the server makes it; elsewhere React keeps nothing and it stays as it is. */
const held = cache((): { policy: Policy } => ({ policy: 'full' }));

/**
 * Tells the server components of a page what its visitor may be shown. A layout and a page each say
 * so before anything inside them: a visit from another page makes the page alone.
 */
export function setPagePolicy(policy: Policy): void {
  held().policy = policy;
}

/** What the page's visitor may be shown, for server components; 'full' in the browser. */
export const pagePolicy = (): Policy => held().policy;
