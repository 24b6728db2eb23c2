import { createHmac, timingSafeEqual } from 'node:crypto';
import { millisecondsInWeek } from 'date-fns/constants';
import { trimTrailingSlashes } from '@/lib/domain/trim-slashes';
import { persistedSecret } from '@/lib/settings/persisted-secret';
import type { Settings } from '@/api/env';
import { projectPath } from '@/api/project-path';

export type LinkPurpose = 'confirm' | 'unsubscribe';

/** Signs and verifies the tokens in the links of newsletter emails. */
export type NewsletterLinks = {
  token(purpose: LinkPurpose, email: string, at: number): string;
  /**
   * The email address of a token for this purpose; null when it is forged, for another purpose or
   * expired.
   */
  verify(purpose: LinkPurpose, token: string, now: number): string | null;
};

/** Unsubscribing is always possible; a confirmation expires. */
const confirmMs = millisecondsInWeek;

export function createNewsletterLinks(secret: string): NewsletterLinks {
  const signature = (purpose: LinkPurpose, payload: string) =>
    createHmac('sha256', secret).update(`newsletter ${purpose} ${payload}`).digest('base64url');

  return {
    token: (purpose, email, at) => {
      const payload = Buffer.from(`${at} ${email}`).toString('base64url');
      return `${payload}.${signature(purpose, payload)}`;
    },
    verify: (purpose, token, now) => {
      const [payload = '', signed = '', rest] = token.split('.');
      if (rest !== undefined || !isSame(signed, signature(purpose, payload))) return null;
      const [at = '', email = ''] = Buffer.from(payload, 'base64url').toString().split(' ');
      if (purpose === 'confirm' && now - Number(at) > confirmMs) return null;
      return email;
    },
  };
}

/** A page of the site that does nothing until its button is clicked. */
export const newsletterLink = (
  siteUrl: string,
  links: NewsletterLinks,
  purpose: LinkPurpose,
  email: string,
  at: number,
): string =>
  `${trimTrailingSlashes(siteUrl)}/newsletter/${purpose}/${links.token(purpose, email, at)}`;

/** The secret that signs the links: from the settings, or created once. */
export const newsletterSecret = ({
  NEWSLETTER_SECRET,
  DATA_DIR,
}: Pick<Settings, 'NEWSLETTER_SECRET' | 'DATA_DIR'>): string =>
  NEWSLETTER_SECRET ?? persistedSecret(projectPath(DATA_DIR), 'newsletter');

function isSame(received: string, expected: string): boolean {
  const a = Buffer.from(received);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
