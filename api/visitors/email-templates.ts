import { isLocalSite } from '@/lib/routing/indexing';
import { trimTrailingSlashes } from '@/lib/domain/trim-slashes';
import type { QueuedMail } from '@/api/store/visitors/mails';
import { newsletterLink, type LinkPurpose, type NewsletterLinks } from './newsletter-links';

type Message = { fullName: string; email: string; message: string };

/** The emails of the API; null where the settings name no recipient. */
export type EmailTemplates = {
  aboutMessage(message: Message, at: number): QueuedMail | null;
  confirmation(email: string, at: number): QueuedMail | null;
};

export const noEmails: EmailTemplates = { aboutMessage: () => null, confirmation: () => null };

type Options = {
  contactEmail: string | null;
  siteUrl: string;
  siteName: string;
  links: NewsletterLinks;
};

export function createEmailTemplates({
  contactEmail,
  siteUrl,
  siteName,
  links,
}: Options): EmailTemplates {
  const linkTo = (purpose: LinkPurpose, email: string, at: number) =>
    newsletterLink(siteUrl, links, purpose, email, at);

  return {
    aboutMessage: ({ fullName, email, message }, at) =>
      contactEmail === null
        ? null
        : {
            recipient: contactEmail,
            about: email,
            queuedAt: at,
            mail: {
              subject: `${oneLine(siteName)}: a message from ${oneLine(fullName)}`,
              replyTo: email,
              text: `${fullName} <${email}> wrote on ${new Date(at).toISOString()}:\n\n${message}\n`,
            },
          },
    confirmation: (email, at) => {
      const unsubscribeLink = linkTo('unsubscribe', email, at);
      return {
        recipient: email,
        about: email,
        queuedAt: at,
        mail: {
          subject: `Please confirm the newsletter of ${oneLine(siteName)}`,
          text: [
            `Someone, we hope you, signed up for the newsletter of ${siteName} at this address.`,
            `To get it, confirm within seven days: ${linkTo('confirm', email, at)}`,
            'If it was not you, do nothing, and nothing will come.',
            `To unsubscribe at any time: ${unsubscribeLink}`,
            '18+. Gambling can be addictive, please play responsibly!',
          ].join('\n\n'),
          headers: {
            'List-Unsubscribe': `<${oneClick(siteUrl, unsubscribeLink)}>`,
            ...(mayBeOneClick(siteUrl) && {
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        },
      };
    },
  };
}

/** Mail programs post there themselves (RFC 8058), without a page in between. */
const oneClick = (siteUrl: string, unsubscribeLink: string): string =>
  `${trimTrailingSlashes(siteUrl)}/api/pages/newsletter/unsubscribe/${unsubscribeLink.slice(unsubscribeLink.lastIndexOf('/') + 1)}/`;

/** RFC 8058 (3.1) allows it for HTTPS only; a site on a developer's own machine has none. */
const mayBeOneClick = (siteUrl: string): boolean =>
  siteUrl.startsWith('https:') || isLocalSite(siteUrl);

const oneLine = (text: string): string =>
  [...text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')].slice(0, 100).join('');
