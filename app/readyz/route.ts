import { isApiReached } from '@/lib/api/api-reached';

export const dynamic = 'force-dynamic';

/** Ready for visitors who come anew: the API host answers. */
export async function GET(): Promise<Response> {
  const ok = await isApiReached();
  return Response.json(
    { ok },
    { status: ok ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
