/** '91 %' for 0.912; `digits` after the point. */
export const percent = (share: number, digits = 0): string => `${(share * 100).toFixed(digits)} %`;
