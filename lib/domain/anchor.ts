/** A heading of a page that a list of anchors names. */
export type Anchor = { id: string; title: string };
