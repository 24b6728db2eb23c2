import type { BreadcrumbList } from 'schema-dts';

/** One entry of the breadcrumbs; the last is the page itself. */
export type Crumb = { title: string; href: string };

/** The breadcrumbs of a page, beginning with home. */
export const breadcrumbList = (siteUrl: string, crumbs: Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ title: 'Home', href: '/' }, ...crumbs].map(({ title, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: new URL(href, siteUrl).href,
  })),
});
