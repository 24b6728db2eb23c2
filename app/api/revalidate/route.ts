import { after, type NextRequest } from 'next/server';
import { sharedPublications } from '@/lib/cache/shared-publications';
import { notifyIndexNow } from '@/lib/endpoints/index-now';
import { isAuthorised } from '@/lib/endpoints/revalidate';
import { sharedPageServer } from '@/lib/http/page-server';
import { pathsForTags } from '@/lib/domain/content/tags/content-tags';
import { Revalidate } from '@/lib/contract/revalidate';

export const dynamic = 'force-dynamic';

/** Webhook for the API: once it has responded, the next request of a page with changed content has the new one. */
export async function POST(request: NextRequest): Promise<Response> {
  if (!isAuthorised(request.headers.get('authorization'))) return answer(401, 'Not authorised.');
  const body = Revalidate.safeParse(await request.json().catch(() => null));
  if (!body.success) return answer(400, 'Expected {"tags": [string]}.');

  const { tags, again } = body.data;
  sharedPublications().publish(tags);
  await sharedPageServer()?.publish(tags);
  if (!again) after(() => notifyIndexNow(tags.flatMap(pathsForTags)));
  return new Response(null, { status: 204, headers });
}

const headers = { 'cache-control': 'no-store' };

const answer = (status: number, detail: string): Response =>
  Response.json({ detail }, { status, headers });
