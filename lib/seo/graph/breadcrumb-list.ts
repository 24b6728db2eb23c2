import type { BreadcrumbList } from 'schema-dts';

/** One step of the way to a page; the last is the page itself. */
export type Crumb = { title: string; href: string };

/** The way to a page, home first. */
export const breadcrumbList = (siteUrl: string, crumbs: Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ title: 'Home', href: '/' }, ...crumbs].map(({ title, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: new URL(href, siteUrl).href,
  })),
});
