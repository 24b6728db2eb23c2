/** A heading that a page's menu links to. */
export type Anchor = { id: string; title: string };
