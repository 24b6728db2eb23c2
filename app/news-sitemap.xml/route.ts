import { getRecentNews } from '@/lib/api-client/page-data/site-map/recent-news';
import { siteEnv } from '@/lib/env';
import { newsSiteMapXml } from '@/lib/seo/site-map-xml';
import { notFound, serviceUnavailable, xmlResponse } from '@/lib/seo/xml-response';

export const dynamic = 'force-dynamic';

/** News sitemap with the articles of the last two days. Responds 404 without articles: `urlset` needs a `url`. */
export async function GET(): Promise<Response> {
  const { SITE_URL, SITE_NAME } = siteEnv();
  try {
    const recent = await getRecentNews();
    if (recent.length === 0) return notFound();
    return xmlResponse(await newsSiteMapXml(recent, { siteUrl: SITE_URL, siteName: SITE_NAME }));
  } catch {
    return serviceUnavailable();
  }
}
