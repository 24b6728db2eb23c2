import type { Organization, WebSite } from 'schema-dts';
import { externalHref } from '@/lib/routing/external-href';

/** The site and its publisher, for every page that refers to them. */
export type Site = { name: string; url: string };

export const organizationId = ({ url }: Site): string => `${url}/#organization`;

/** The publisher for pages other than home; search engines need more than its id. */
export const publisher = (site: Site): Organization => ({
  '@type': 'Organization',
  '@id': organizationId(site),
  name: site.name,
  url: `${site.url}/`,
});

/** The publisher. `profiles` are its URLs on social networks; those that are not http are left out. */
export function organization(site: Site, profiles: string[] = []): Organization {
  const urls = profiles.flatMap(profile => externalHref(profile) ?? []);
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.name,
    url: `${site.url}/`,
    logo: { '@type': 'ImageObject', url: `${site.url}/icon-512.png`, width: '512', height: '512' },
    ...(urls.length > 0 && { sameAs: urls }),
  };
}

/** The site itself, for its home page. */
export const webSite = (site: Site): WebSite => ({
  '@type': 'WebSite',
  '@id': `${site.url}/#website`,
  name: site.name,
  url: `${site.url}/`,
  inLanguage: 'en',
  publisher: { '@id': organizationId(site) },
});
