import { isApiReady } from '@/lib/api-client/ping-api';

export const dynamic = 'force-dynamic';

/** Readiness: 503 until the API is ready, for load balancers. */
export async function GET(): Promise<Response> {
  const ok = await isApiReady();
  return Response.json(
    { ok, api: ok ? 'ready' : 'not ready' },
    { status: ok ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
