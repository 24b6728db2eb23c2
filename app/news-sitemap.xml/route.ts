import { getNewsItems } from '@/lib/api/site-map';
import { siteEnv } from '@/lib/env';
import { newsSiteMapXml } from '@/lib/seo/site-map-xml';
import { laterAnswer, xmlAnswer } from '@/lib/seo/xml-answer';

export const dynamic = 'force-dynamic';

const recentSeconds = 48 * 60 * 60;

/** The news of the last two days, for search engines that carry news. */
export async function GET(): Promise<Response> {
  const { SITE_URL, SITE_NAME } = siteEnv();
  try {
    const since = Date.now() / 1000 - recentSeconds;
    const recent = (await getNewsItems()).filter(item => item.publish_date >= since);
    return xmlAnswer(await newsSiteMapXml(recent, { siteUrl: SITE_URL, siteName: SITE_NAME }));
  } catch {
    return laterAnswer();
  }
}
