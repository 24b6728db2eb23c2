/** '91 %' of 0.912; `digits` behind the point. */
export const percent = (share: number, digits = 0): string => `${(share * 100).toFixed(digits)} %`;
