import { siteEnv } from '@/lib/env';
import type { Site } from './site';

/** The site's identity from its settings. */
export function siteIdentity(): Site {
  const { SITE_NAME, SITE_URL } = siteEnv();
  return { name: SITE_NAME, url: SITE_URL };
}
