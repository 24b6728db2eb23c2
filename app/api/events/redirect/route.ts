import { forwardPost } from '@/lib/api/forward-post';
import { gate, refuse } from '@/lib/api/gate';
import { policyOf } from '@/lib/api/policy-of';
import { ClickOut } from '@/lib/contract/click-out';

export const dynamic = 'force-dynamic';

/** A click-out, where the visitor's country allows them. */
export async function POST(request: Request): Promise<Response> {
  if (policyOf(request) !== 'full') return refuse(451, 'Not available in your country.');
  return forwardPost(request, {
    path: '/api/events/redirect/',
    schema: ClickOut,
    limit: gate().clickOuts,
  });
}
