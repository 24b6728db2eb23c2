import type { Content } from './content';

/** The current content. `generation` is incremented when it changes. */
export type ContentSource = {
  current(): Content;
  generation(): number;
  /** The cache tags of what has changed since a generation; null when that is not known. */
  changedSince(generation: number): ReadonlySet<string> | null;
};

/** Content that never changes. */
export const fixedContent = (content: Content): ContentSource => ({
  current: () => content,
  generation: () => 0,
  changedSince: () => new Set(),
});
