import { siteEnv } from '@/lib/env';

/** The hosts that content may speak of: those that are the site itself, and those of its pictures. */
export function siteHosts(): { own: string[]; pictures: string[] } {
  const { OWN_HOSTS, SITE_URL, IMAGE_HOSTS } = siteEnv();
  return { own: [...OWN_HOSTS, new URL(SITE_URL).host], pictures: IMAGE_HOSTS };
}
