import { isApiReachable } from '@/lib/api-client/ping-api';
import { sharedBuildId } from '@/lib/http/page-server';

export const dynamic = 'force-dynamic';

/** Liveness: always 200; the body has the API's reachability and the build id. */
export async function GET(): Promise<Response> {
  const api = (await isApiReachable()) ? 'reached' : 'not reached';
  return Response.json(
    { ok: true, api, build: sharedBuildId() },
    { headers: { 'cache-control': 'no-store' } },
  );
}
