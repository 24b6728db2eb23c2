import type { NextRequest } from 'next/server';
import { policyOf } from '@/lib/api-client/policy-of';
import { pick, proxySnapshot } from '@/lib/endpoints/proxy-snapshot';
import { noPrices } from '@/lib/endpoints/no-prices';
import { showsPrices } from '@/lib/domain/policy';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ id: string }> };

/** Returns the price history of a match; refused where prices are not shown. */
export async function GET(request: NextRequest, { params }: Props): Promise<Response> {
  if (!showsPrices(policyOf(request))) return noPrices(request);
  const { id } = await params;
  const names = ['market', 'selection', 'bookmaker', 'bookmakers', 'points'];
  const query = pick(request.nextUrl.searchParams, names);
  return proxySnapshot(request, `/api/events/${encodeURIComponent(id)}/price-history/`, query);
}
