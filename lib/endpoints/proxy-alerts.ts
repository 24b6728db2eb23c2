import { AlertKey, AlertRenewal, AlertsRequest } from '@/lib/contract/alerts';
import { policyOf } from '@/lib/api-client/policy-of';
import { showsPrices } from '@/lib/domain/policy';
import { siteEnv } from '@/lib/env';
import { noPrices } from './no-prices';
import { proxyForm } from './proxy-form';
import { errorResponse, rejectOtherSite, requestGuards } from './request-guards';

const path = '/api/alerts/';
const timeLimitMs = 3000;

const blocked = (): Response => errorResponse(451, 'Not available in your country.');

/** The key of the API host; 404 where it has no alerts. */
export async function readAlertKey(request: Request): Promise<Response> {
  if (policyOf(request) === 'blocked') return blocked();
  try {
    const response = await fetch(siteEnv().API_URL + path, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (response.status === 404) return errorResponse(404, 'This site sends no alerts.');
    const key = AlertKey.parse(await response.json());
    return Response.json(key, { headers: { 'cache-control': 'no-store' } });
  } catch {
    return errorResponse(503, 'Alerts are not available at the moment.', { 'retry-after': '5' });
  }
}

/**
 * A change of alerts. Where no prices are shown no price alert is made, and where the site is blocked
 * none at all; alerts that exist can be read and ended everywhere.
 */
export const proxyAlerts = (request: Request): Promise<Response> =>
  proxyForm(request, {
    path,
    schema: AlertsRequest,
    limit: requestGuards().alerts,
    refuse: ({ change }) => {
      const policy = policyOf(request);
      if (change?.type === 'price' && !showsPrices(policy)) return noPrices(request);
      const adds =
        change?.type === 'price' || (change?.type === 'match' && change.kinds.length > 0);
      return adds && policy === 'blocked' ? blocked() : null;
    },
  });

/**
 * Moves the alerts of a subscription to the one that has replaced it. A service worker has no
 * access to the token of pages; the keys of the former subscription, which only its browser has,
 * take its place.
 */
export const proxyAlertRenewal = (request: Request): Promise<Response> =>
  proxyForm(request, {
    path,
    schema: AlertRenewal,
    limit: requestGuards().alerts,
    guard: rejectOtherSite,
    refuse: () => (policyOf(request) === 'blocked' ? blocked() : null),
  });
