export type Anchor = { id: string; title: string };
