import { isApiReachable } from '@/lib/api-client/ping-api';
import { sharedPublications } from '@/lib/cache/shared-publications';
import { sharedBuildId } from '@/lib/http/page-server';

export const dynamic = 'force-dynamic';

/**
 * Liveness: always 200; the body has the API's reachability, the build id and the number of publications
 * that the pages of this process show.
 */
export async function GET(): Promise<Response> {
  const api = (await isApiReachable()) ? 'reached' : 'not reached';
  return Response.json(
    {
      ok: true,
      api,
      build: sharedBuildId(),
      publications: sharedPublications().version(),
    },
    { headers: { 'cache-control': 'no-store' } },
  );
}
