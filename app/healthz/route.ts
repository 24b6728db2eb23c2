import { isApiReached } from '@/lib/api/ping-api';
import { sharedBuildId } from '@/lib/domain/page-server';

export const dynamic = 'force-dynamic';

/** Alive, whatever the API host does; whether that answers, and the build that runs. */
export async function GET(): Promise<Response> {
  const api = (await isApiReached()) ? 'reached' : 'not reached';
  return Response.json(
    { ok: true, api, build: sharedBuildId() },
    { headers: { 'cache-control': 'no-store' } },
  );
}
