import { choicesOf } from '@/lib/routing/choices';
import { viewFor, type Policy, type View } from '@/lib/routing/view';
import { siteEnv } from '@/lib/env';

/**
 * The view of a request to an endpoint, by its cookies and the country header, which the page server
 * accepts from trusted proxies only.
 */
export function viewOf(request: Request): View {
  const { COUNTRY_HEADER, REGION_POLICY } = siteEnv();
  const country = COUNTRY_HEADER ? request.headers.get(COUNTRY_HEADER) : null;
  return viewFor(choicesOf(request.headers.get('cookie')), country, REGION_POLICY);
}

/** The policy for a request: that of the visitor's country, or `info` by choice. */
export const policyOf = (request: Request): Policy => viewOf(request).policy;
