import { feedAnswer } from '@/app/feeds/feed-answer';
import { missingAnswer } from '@/lib/seo/xml-answer';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ file: string }> };

/** One tag's news: `/feeds/Test.rss` and `/feeds/Test.atom`. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const file = decode((await params).file);
  const [, tag, format] = /^(.{1,100})\.(rss|atom)$/s.exec(file ?? '') ?? [];
  if (!tag || (format !== 'rss' && format !== 'atom')) return missingAnswer();
  return feedAnswer(format, `/feeds/${encodeURIComponent(tag)}.${format}`, tag);
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
