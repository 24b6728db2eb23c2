/** What the links of newsletter mails are for; each carries a signed token. */
export const newsletterActions = ['confirm', 'unsubscribe'] as const;
export type NewsletterAction = (typeof newsletterActions)[number];

/** Where one arrives after following them. */
export const newsletterOutcomes = ['confirmed', 'unsubscribed', 'expired', 'failed'] as const;
export type NewsletterOutcome = (typeof newsletterOutcomes)[number];

/** What a done action leads to. */
export const outcomeOf: Record<NewsletterAction, NewsletterOutcome> = {
  confirm: 'confirmed',
  unsubscribe: 'unsubscribed',
};

export const toNewsletterAction = (text: string): NewsletterAction | null =>
  newsletterActions.find(action => action === text) ?? null;

const page = new RegExp(
  `^/newsletter/(?:(?:${newsletterActions.join('|')})/[\\w.-]{20,1000}|(?:${newsletterOutcomes.join('|')}))$`,
);

/** Whether a path is one of the newsletter's own; everything else below `/newsletter/` is nothing. */
export const isNewsletterPage = (path: string): boolean => page.test(path);
