import type { Metadata } from 'next';

/** Pages that mails link to: in no index, and their addresses told to nobody. */
export const newsletterMetadata: Metadata = {
  title: 'Newsletter',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};
