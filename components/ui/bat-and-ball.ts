import type { IconDrawing } from './icon';

/** Ours, in lucide's manner, which has no cricket. */
export const batAndBall: IconDrawing = [
  ['path', { d: 'M20.5 3.5 16 8' }],
  ['path', { d: 'm13.5 6.5 4 4-7.8 7.8a2.8 2.8 0 0 1-4-4z' }],
  ['circle', { cx: 18.5, cy: 18.5, r: 2.5 }],
];
