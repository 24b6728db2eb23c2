import { secondsInDay } from 'date-fns/constants';
import { getNewsItems } from '@/lib/api-client/page-data/site-map';
import { siteEnv } from '@/lib/env';
import { newsSiteMapXml } from '@/lib/seo/site-map-xml';
import { serviceUnavailable, xmlResponse } from '@/lib/seo/xml-response';

export const dynamic = 'force-dynamic';

const recentSeconds = 2 * secondsInDay;

/** News sitemap with the articles of the last two days; a retrospective is no news. */
export async function GET(): Promise<Response> {
  const { SITE_URL, SITE_NAME } = siteEnv();
  try {
    const since = Date.now() / 1000 - recentSeconds;
    const recent = (await getNewsItems()).filter(
      item => item.publish_date >= since && !item.retrospective,
    );
    return xmlResponse(await newsSiteMapXml(recent, { siteUrl: SITE_URL, siteName: SITE_NAME }));
  } catch {
    return serviceUnavailable();
  }
}
