import type { NextRequest } from 'next/server';
import { forwardSnapshot, pick } from '@/lib/api/forward';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ id: string }> };

/** A match's snapshot, for a browser that reopened its live connection or opened all comments. */
export async function GET(request: NextRequest, { params }: Props): Promise<Response> {
  const { id } = await params;
  const query = pick(request.nextUrl.searchParams, ['history', 'commentary']);
  return forwardSnapshot(request, `/api/events/${encodeURIComponent(id)}`, query);
}
