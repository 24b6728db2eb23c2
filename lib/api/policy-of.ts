import { policyFor, type Policy } from '../domain/view';
import { siteEnv } from '../env';

/** What the country of a request's visitor may be shown; only trusted proxies get to name it. */
export function policyOf(request: Request): Policy {
  const { COUNTRY_HEADER, REGION_POLICY } = siteEnv();
  const country = COUNTRY_HEADER ? request.headers.get(COUNTRY_HEADER) : null;
  return policyFor(country, REGION_POLICY);
}
