import type { ItemList } from 'schema-dts';

/** What a list names; without `href`, a thing that has no page of its own. */
export type Listed = { name: string; href?: string };

/** A list in its order. */
export const itemList = (siteUrl: string, items: Listed[]): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(href !== undefined && { url: new URL(href, siteUrl).href }),
  })),
});
