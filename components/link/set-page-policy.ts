import { isRegionBlockedLink } from '@/lib/routing/region';
import type { Policy } from '@/lib/domain/policy';
import { pagePolicyOfRender } from './page-policy';

/**
 * Sets the region policy for the server components of a render. Both the layout and the page call
 * it first, because a client-side navigation renders only the page. It is a separate file because
 * the route table behind it would otherwise be in the scripts of every page.
 */
export function setPagePolicy(policy: Policy): void {
  const page = pagePolicyOfRender();
  page.policy = policy;
  page.isBlockedLink = href => isRegionBlockedLink(href, policy);
}
