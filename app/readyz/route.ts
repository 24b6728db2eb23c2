import { isApiReady } from '@/lib/api/ping-api';

export const dynamic = 'force-dynamic';

/** Ready for visitors: the API host is ready. 503 until then, for load balancers. */
export async function GET(): Promise<Response> {
  const ok = await isApiReady();
  return Response.json(
    { ok, api: ok ? 'ready' : 'not ready' },
    { status: ok ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
