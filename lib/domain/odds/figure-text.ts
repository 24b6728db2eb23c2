/** Formats a share as a percentage with one decimal, '96.9 %'; null is '–'. */
export const percentText = (share: number | null): string =>
  share === null ? '–' : `${(share * 100).toFixed(1)}\u00A0%`;
