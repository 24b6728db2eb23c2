import { proxyForm } from '@/lib/endpoints/proxy-form';
import { requestGuards, errorResponse } from '@/lib/endpoints/request-guards';
import { policyOf } from '@/lib/api-client/policy-of';
import { ClickOut } from '@/lib/contract/click-out';

export const dynamic = 'force-dynamic';

/** Records a click-out; 451 where the visitor's country does not allow them. */
export async function POST(request: Request): Promise<Response> {
  if (policyOf(request) !== 'full') return errorResponse(451, 'Not available in your country.');
  return proxyForm(request, {
    path: '/api/events/redirect/',
    schema: ClickOut,
    limit: requestGuards().clickOuts,
  });
}
