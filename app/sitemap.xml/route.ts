import { optional } from '@/lib/api-client/optional';
import { getRecentNews } from '@/lib/api-client/page-data/site-map/recent-news';
import { siteMapNames } from '@/lib/api-client/page-data/site-map/site-map-files';
import { policyOfCountry } from '@/lib/api-client/policy-of';
import { siteEnv } from '@/lib/env';
import { siteMapIndexXml } from '@/lib/seo/site-map-xml';
import { notFound, serviceUnavailable, xmlResponse } from '@/lib/seo/xml-response';

export const dynamic = 'force-dynamic';

/** Sitemap index. Responds 404 where a policy allows no page: `sitemapindex` needs a `sitemap`. */
export async function GET(request: Request): Promise<Response> {
  try {
    const [names, recent] = await Promise.all([
      siteMapNames(policyOfCountry(request)),
      optional(getRecentNews(), []),
    ]);
    const files = names.map(name => `/sitemaps/${name}`);
    const news = recent.length > 0 ? ['/news-sitemap.xml'] : [];
    const paths = [...files, ...news];
    if (paths.length === 0) return notFound();
    return xmlResponse(await siteMapIndexXml(paths, siteEnv().SITE_URL));
  } catch {
    return serviceUnavailable();
  }
}
