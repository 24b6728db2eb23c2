import type { NextRequest } from 'next/server';
import { policyOf } from '@/lib/api-client/policy-of';
import { getSearchResults } from '@/lib/api-client/search';
import { toSuggestions } from '@/lib/domain/search/search-result';
import { cleanQuery } from '@/lib/domain/search/search-words';

export const dynamic = 'force-dynamic';

const perKind = 5;
const headers = { 'cache-control': 'private, max-age=15' };

/** Returns search suggestions, limited to what the visitor's region may see. */
export async function GET(request: NextRequest): Promise<Response> {
  const policy = policyOf(request);
  if (policy === 'blocked') return Response.json({ items: [] }, { status: 451, headers });
  const query = cleanQuery(request.nextUrl.searchParams.get('q') ?? '');
  try {
    const { groups } = await getSearchResults(query, perKind, policy);
    return Response.json({ items: toSuggestions(groups) }, { headers });
  } catch {
    const failed = { 'cache-control': 'no-store', 'retry-after': '5' };
    return Response.json({ items: [] }, { status: 503, headers: failed });
  }
}
