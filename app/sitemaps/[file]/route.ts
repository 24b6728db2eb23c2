import { siteMapEntries } from '@/lib/api-client/page-data/site-map/site-map-files';
import { policyOfCountry } from '@/lib/api-client/policy-of';
import { siteEnv } from '@/lib/env';
import { siteMapXml } from '@/lib/seo/site-map-xml';
import { serviceUnavailable, notFound, xmlResponse } from '@/lib/seo/xml-response';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ file: string }> };

/** A sitemap listed in the index. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  try {
    const entries = await siteMapEntries(file, policyOfCountry(request));
    return entries ? xmlResponse(await siteMapXml(entries, siteEnv().SITE_URL)) : notFound();
  } catch {
    return serviceUnavailable();
  }
}
