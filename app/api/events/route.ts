import type { NextRequest } from 'next/server';
import { forwardSnapshot, pick } from '@/lib/api/forward';

export const dynamic = 'force-dynamic';

/** Snapshots of a list, for a browser that reopened its live connection. */
export function GET(request: NextRequest): Promise<Response> {
  const query = pick(request.nextUrl.searchParams, ['status', 'type', 'group_by', 'league']);
  return forwardSnapshot(request, '/api/events/', query);
}
