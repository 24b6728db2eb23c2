import { siteMapFiles } from '@/lib/api/site-map-files';
import { siteEnv } from '@/lib/env';
import { siteMapXml } from '@/lib/seo/site-map-xml';
import { laterAnswer, missingAnswer, xmlAnswer } from '@/lib/seo/xml-answer';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ file: string }> };

/** One of the sitemaps that the index names. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  try {
    const entries = (await siteMapFiles()).get(file);
    return entries ? xmlAnswer(await siteMapXml(entries, siteEnv().SITE_URL)) : missingAnswer();
  } catch {
    return laterAnswer();
  }
}
