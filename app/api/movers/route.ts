import type { NextRequest } from 'next/server';
import { policyOf } from '@/lib/api-client/policy-of';
import { pick, proxySnapshot } from '@/lib/endpoints/proxy-snapshot';
import { noPrices } from '@/lib/endpoints/no-prices';
import { showsPrices } from '@/lib/domain/policy';

export const dynamic = 'force-dynamic';

/** Returns the prices that moved most, of all or of some bookmakers; refused where prices are not shown. */
export async function GET(request: NextRequest): Promise<Response> {
  if (!showsPrices(policyOf(request))) return noPrices(request);
  const names = ['hours', 'type', 'page_size', 'bookmakers'];
  return proxySnapshot(request, '/api/movers/', pick(request.nextUrl.searchParams, names));
}
