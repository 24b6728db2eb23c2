import { policyFor, type Policy } from '@/lib/routing/view';
import { siteEnv } from '@/lib/env';

/**
 * The region policy for a request, by the country header, which the page server accepts from
 * trusted proxies only.
 */
export function policyOf(request: Request): Policy {
  const { COUNTRY_HEADER, REGION_POLICY } = siteEnv();
  const country = COUNTRY_HEADER ? request.headers.get(COUNTRY_HEADER) : null;
  return policyFor(country, REGION_POLICY);
}
