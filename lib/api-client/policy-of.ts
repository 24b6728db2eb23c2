import { choicesOf } from '@/lib/routing/choices';
import type { Policy } from '@/lib/domain/policy';
import { policyFor, viewFor, type View } from '@/lib/routing/view';
import { siteEnv } from '@/lib/env';

/**
 * The view of a request to an endpoint, by its cookies and the country header, which the page server
 * accepts from trusted proxies only.
 */
export function viewOf(request: Request): View {
  const choices = choicesOf(request.headers.get('cookie'));
  return viewFor(choices, countryOf(request), siteEnv().REGION_POLICY);
}

function countryOf({ headers }: Request): string | null {
  const { COUNTRY_HEADER } = siteEnv();
  return COUNTRY_HEADER ? headers.get(COUNTRY_HEADER) : null;
}

/** The policy for a request: that of the visitor's country, or `info` by choice. */
export const policyOf = (request: Request): Policy => viewOf(request).policy;

/**
 * The policy of the visitor's country alone, for documents that caches share: they are the same for all
 * visitors of a country, whatever their cookies.
 */
export const policyOfCountry = (request: Request): Policy =>
  policyFor(countryOf(request), siteEnv().REGION_POLICY);
