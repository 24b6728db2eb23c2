import { revalidateTag } from 'next/cache';
import { after, type NextRequest } from 'next/server';
import { mayPublish, publish } from '@/lib/api/publish';
import { Revalidate } from '@/lib/contract/revalidate';

export const dynamic = 'force-dynamic';

/** The API host says what it has changed; the pages that show it follow at once. */
export async function POST(request: NextRequest): Promise<Response> {
  if (!mayPublish(request.headers.get('authorization'))) return answer(401, 'Not authorised.');
  const body = Revalidate.safeParse(await request.json().catch(() => null));
  if (!body.success) return answer(400, 'Expected {"tags": [string]}.');

  const { tags, again } = body.data;
  for (const tag of tags) revalidateTag(tag, 'max');
  // Next hears of the tags when this has answered, and pages asked for before would still be old.
  after(() => publish(tags, { again: again === true }));
  return new Response(null, { status: 204, headers });
}

const headers = { 'cache-control': 'no-store' };

const answer = (status: number, detail: string): Response =>
  Response.json({ detail }, { status, headers });
