import type { Content } from './content';

/** The current content. `generation` is incremented when it changes. */
export type ContentSource = { current(): Content; generation(): number };

/** Content that never changes. */
export const fixedContent = (content: Content): ContentSource => ({
  current: () => content,
  generation: () => 0,
});
