/** How far five stars are filled for a mark of 0 to 5, in whole percent. */
export const starPercent = (mark: number): number =>
  Math.round((Math.min(5, Math.max(0, mark)) / 5) * 100);
