import { siteEnv } from '../../env';
import type { Site } from './site';

/** This site, as its settings say. */
export function thisSite(): Site {
  const { SITE_NAME, SITE_URL } = siteEnv();
  return { name: SITE_NAME, url: SITE_URL };
}
