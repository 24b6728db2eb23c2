import type { Organization, WebSite } from 'schema-dts';

/** The site and who publishes it, for every page that names them. */
export type Site = { name: string; url: string };

export const organizationId = ({ url }: Site): string => `${url}/#organization`;

/** Who publishes, for what names it on a page of its own; search engines want more than its id. */
export const publisher = (site: Site): Organization => ({
  '@type': 'Organization',
  '@id': organizationId(site),
  name: site.name,
  url: `${site.url}/`,
});

/** Who publishes. `profiles` are its pages on social networks. */
export const organization = (site: Site, profiles: string[] = []): Organization => ({
  '@type': 'Organization',
  '@id': organizationId(site),
  name: site.name,
  url: `${site.url}/`,
  logo: { '@type': 'ImageObject', url: `${site.url}/icon-512.png`, width: '512', height: '512' },
  ...(profiles.length > 0 && { sameAs: profiles }),
});

/** The site as a whole, for its home page. */
export const webSite = (site: Site): WebSite => ({
  '@type': 'WebSite',
  '@id': `${site.url}/#website`,
  name: site.name,
  url: `${site.url}/`,
  inLanguage: 'en',
  publisher: { '@id': organizationId(site) },
});
