import { siteMapFiles } from '@/lib/api-client/page-data/site-map-files';
import { policyOfCountry } from '@/lib/api-client/policy-of';
import { siteEnv } from '@/lib/env';
import { siteMapIndexXml } from '@/lib/seo/site-map-xml';
import { serviceUnavailable, xmlResponse } from '@/lib/seo/xml-response';

export const dynamic = 'force-dynamic';

/** Sitemap index. */
export async function GET(request: Request): Promise<Response> {
  try {
    const names = (await siteMapFiles(policyOfCountry(request))).keys();
    const files = [...names].map(name => `/sitemaps/${name}`);
    return xmlResponse(await siteMapIndexXml([...files, '/news-sitemap.xml'], siteEnv().SITE_URL));
  } catch {
    return serviceUnavailable();
  }
}
