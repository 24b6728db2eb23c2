/** A chance in whole percent, 1 to 99 unless it is 0 or 1: nothing is certain before the end. */
export const wholePercent = (chance: number): number =>
  chance === 0 || chance === 1 ? 100 * chance : Math.max(1, Math.min(99, Math.round(chance * 100)));

/** '62 %'. */
export const chanceText = (chance: number): string => `${wholePercent(chance)} %`;
