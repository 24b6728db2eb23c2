import { createHmac, timingSafeEqual } from 'node:crypto';
import { trimTrailingSlashes } from '@/lib/domain/trim-slashes';
import { keptSecret } from '@/lib/kept-secret';
import type { Settings } from '../env';
import { projectPath } from '../project-path';

export type LinkPurpose = 'confirm' | 'unsubscribe';

/** Signs and reads the tokens in the links of newsletter mails. */
export type NewsletterLinks = {
  token(purpose: LinkPurpose, email: string, at: number): string;
  /** The address of a token made for this purpose; null when it is forged, foreign or too old. */
  read(purpose: LinkPurpose, token: string, now: number): string | null;
};

/** Someone may leave at any time; an invitation does not stay open for ever. */
const confirmMs = 7 * 24 * 3600 * 1000;

export function createNewsletterLinks(secret: string): NewsletterLinks {
  const signature = (purpose: LinkPurpose, payload: string) =>
    createHmac('sha256', secret).update(`newsletter ${purpose} ${payload}`).digest('base64url');

  return {
    token: (purpose, email, at) => {
      const payload = Buffer.from(`${at} ${email}`).toString('base64url');
      return `${payload}.${signature(purpose, payload)}`;
    },
    read: (purpose, token, now) => {
      const [payload = '', signed = '', rest] = token.split('.');
      if (rest !== undefined || !isSame(signed, signature(purpose, payload))) return null;
      const [at = '', email = ''] = Buffer.from(payload, 'base64url').toString().split(' ');
      if (purpose === 'confirm' && now - Number(at) > confirmMs) return null;
      return email;
    },
  };
}

/** A page of the site that does nothing until its button is pressed. */
export const newsletterLink = (
  siteUrl: string,
  links: NewsletterLinks,
  purpose: LinkPurpose,
  email: string,
  at: number,
): string =>
  `${trimTrailingSlashes(siteUrl)}/newsletter/${purpose}/${links.token(purpose, email, at)}`;

/** By which the links are signed: of the settings, or made once. */
export const newsletterSecret = ({
  NEWSLETTER_SECRET,
  DATA_DIR,
}: Pick<Settings, 'NEWSLETTER_SECRET' | 'DATA_DIR'>): string =>
  NEWSLETTER_SECRET ?? keptSecret(projectPath(DATA_DIR), 'newsletter');

function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
