import { siteEnv } from '@/lib/env';

/** Hosts that count as this site, and hosts from which images are allowed. */
export function hostAllowlist(): { own: string[]; pictures: string[] } {
  const { OWN_HOSTS, SITE_URL, IMAGE_HOSTS } = siteEnv();
  return { own: [...OWN_HOSTS, new URL(SITE_URL).host], pictures: IMAGE_HOSTS };
}
