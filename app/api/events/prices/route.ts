import type { NextRequest } from 'next/server';
import { policyOf } from '@/lib/api-client/policy-of';
import { pick, proxySnapshot } from '@/lib/endpoints/proxy-snapshot';
import { noPrices } from '@/lib/endpoints/no-prices';
import { showsPrices } from '@/lib/domain/policy';

export const dynamic = 'force-dynamic';

/** Returns every bookmaker's prices of the events of a list; refused where prices are not shown. */
export async function GET(request: NextRequest): Promise<Response> {
  if (!showsPrices(policyOf(request))) return noPrices(request);
  return proxySnapshot(request, '/api/events/prices/', pick(request.nextUrl.searchParams, ['ids']));
}
