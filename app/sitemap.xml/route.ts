import { siteMapFiles } from '@/lib/api-client/page-data/site-map-files';
import { siteEnv } from '@/lib/env';
import { siteMapIndexXml } from '@/lib/seo/site-map-xml';
import { serviceUnavailable, xmlResponse } from '@/lib/seo/xml-response';

export const dynamic = 'force-dynamic';

/** Sitemap index. */
export async function GET(): Promise<Response> {
  try {
    const files = [...(await siteMapFiles()).keys()].map(name => `/sitemaps/${name}`);
    return xmlResponse(await siteMapIndexXml([...files, '/news-sitemap.xml'], siteEnv().SITE_URL));
  } catch {
    return serviceUnavailable();
  }
}
