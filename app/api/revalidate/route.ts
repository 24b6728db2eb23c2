import { revalidateTag } from 'next/cache';
import { after, type NextRequest } from 'next/server';
import { isAuthorised, revalidate } from '@/lib/endpoints/revalidate';
import { Revalidate } from '@/lib/contract/revalidate';

export const dynamic = 'force-dynamic';

/** Webhook for the API: revalidates the cache tags and the pages that show the changed content. */
export async function POST(request: NextRequest): Promise<Response> {
  if (!isAuthorised(request.headers.get('authorization'))) return answer(401, 'Not authorised.');
  const body = Revalidate.safeParse(await request.json().catch(() => null));
  if (!body.success) return answer(400, 'Expected {"tags": [string]}.');

  const { tags, again } = body.data;
  // At once: Next would first send its old copies of pages, also to visitors from within the site.
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  // Pages that the page server requested before that would still be stale.
  after(() => revalidate(tags, { isRepeat: again === true }));
  return new Response(null, { status: 204, headers });
}

const headers = { 'cache-control': 'no-store' };

const answer = (status: number, detail: string): Response =>
  Response.json({ detail }, { status, headers });
