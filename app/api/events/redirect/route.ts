import { proxyForm } from '@/lib/endpoints/proxy-form';
import { noPrices } from '@/lib/endpoints/no-prices';
import { requestGuards } from '@/lib/endpoints/request-guards';
import { policyOf } from '@/lib/api-client/policy-of';
import { showsPrices } from '@/lib/domain/policy';
import { ClickOut } from '@/lib/contract/click-out';

export const dynamic = 'force-dynamic';

/** Records a click-out; refused where prices are not shown. */
export async function POST(request: Request): Promise<Response> {
  if (!showsPrices(policyOf(request))) return noPrices(request);
  return proxyForm(request, {
    path: '/api/events/redirect/',
    schema: ClickOut,
    limit: requestGuards().clickOuts,
  });
}
