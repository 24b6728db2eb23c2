/** Filled width of five stars for a rating of 0 to 5, as an integer percentage. */
export const starPercent = (mark: number): number =>
  Math.round((Math.min(5, Math.max(0, mark)) / 5) * 100);
