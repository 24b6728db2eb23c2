/** The content that the site may show in a visitor's country. */
export const policies = ['full', 'info', 'blocked'] as const;
export type Policy = (typeof policies)[number];

/** Whether a visitor may see prices, offers and the links to them. */
export const showsPrices = (policy: Policy): boolean => policy === 'full';
