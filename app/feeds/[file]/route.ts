import { feedResponse } from '@/app/feeds/feed-response';
import { notFound } from '@/lib/seo/xml-response';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ file: string }> };

/** News of one tag: `/feeds/Test.rss` and `/feeds/Test.atom`. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const file = decode((await params).file);
  const [, tag, format] = /^(.{1,100})\.(rss|atom)$/s.exec(file ?? '') ?? [];
  if (!tag || (format !== 'rss' && format !== 'atom')) return notFound();
  return feedResponse(format, `/feeds/${encodeURIComponent(tag)}.${format}`, tag);
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
