import { siteMapFiles } from '@/lib/api/site-map-files';
import { siteEnv } from '@/lib/env';
import { siteMapIndexXml } from '@/lib/seo/site-map-xml';
import { laterAnswer, xmlAnswer } from '@/lib/seo/xml-answer';

export const dynamic = 'force-dynamic';

/** The index of all sitemaps. */
export async function GET(): Promise<Response> {
  try {
    const files = [...(await siteMapFiles()).keys()].map(name => `/sitemaps/${name}`);
    return xmlAnswer(await siteMapIndexXml([...files, '/news-sitemap.xml'], siteEnv().SITE_URL));
  } catch {
    return laterAnswer();
  }
}
