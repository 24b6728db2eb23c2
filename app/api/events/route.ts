import type { NextRequest } from 'next/server';
import { proxySnapshot, pick } from '@/lib/endpoints/proxy-snapshot';

export const dynamic = 'force-dynamic';

/** Returns the snapshots of a list; requested after a reconnect. */
export function GET(request: NextRequest): Promise<Response> {
  const query = pick(request.nextUrl.searchParams, ['status', 'type', 'group_by', 'league']);
  return proxySnapshot(request, '/api/events/', query);
}
