/** The actions of links in newsletter emails; each link has a signed token. */
export const newsletterActions = ['confirm', 'unsubscribe'] as const;
export type NewsletterAction = (typeof newsletterActions)[number];

/** The result pages of such a link. */
export const newsletterOutcomes = ['confirmed', 'unsubscribed', 'expired', 'failed'] as const;
export type NewsletterOutcome = (typeof newsletterOutcomes)[number];

/** The page after each completed action. */
export const toNewsletterOutcome: Record<NewsletterAction, NewsletterOutcome> = {
  confirm: 'confirmed',
  unsubscribe: 'unsubscribed',
};

export const toNewsletterAction = (text: string): NewsletterAction | null =>
  newsletterActions.find(action => action === text) ?? null;
