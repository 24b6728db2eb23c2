import type { NextRequest } from 'next/server';
import { proxySnapshot, pick } from '@/lib/endpoints/proxy-snapshot';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ id: string }> };

/** Returns a match snapshot; requested after a reconnect or when all commentary is opened. */
export async function GET(request: NextRequest, { params }: Props): Promise<Response> {
  const { id } = await params;
  const query = pick(request.nextUrl.searchParams, ['history', 'commentary']);
  return proxySnapshot(request, `/api/events/${encodeURIComponent(id)}`, query);
}
