import type { Content } from './content';

/** The content as it is now. `generation` moves on when it has changed. */
export type LiveContent = { current(): Content; generation(): number };

/** Content that does not change. */
export const fixedContent = (content: Content): LiveContent => ({
  current: () => content,
  generation: () => 0,
});
