import { trimTrailingSlashes } from '@/lib/domain/trim-slashes';
import type { QueuedMail } from '../store/mails';
import { newsletterLink, type LinkPurpose, type NewsletterLinks } from './newsletter-links';

type Message = { fullName: string; email: string; message: string };

/** The mails we write; null where the settings leave nobody to write to. */
export type Letters = {
  aboutMessage(message: Message, at: number): QueuedMail | null;
  confirmation(email: string, at: number): QueuedMail | null;
};

export const noLetters: Letters = { aboutMessage: () => null, confirmation: () => null };

type Options = {
  contactEmail: string | null;
  siteUrl: string;
  siteName: string;
  links: NewsletterLinks;
};

export function createLetters({ contactEmail, siteUrl, siteName, links }: Options): Letters {
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
      const leave = linkTo('unsubscribe', email, at);
      return {
        recipient: email,
        about: email,
        queuedAt: at,
        mail: {
          subject: `Please confirm the newsletter of ${oneLine(siteName)}`,
          text: [
            `Someone, we hope you, asked for the newsletter of ${siteName} at this address.`,
            `To get it, confirm within seven days: ${linkTo('confirm', email, at)}`,
            'If it was not you, do nothing, and nothing will come.',
            `To unsubscribe at any time: ${leave}`,
            '18+. Gambling can be addictive, please play responsibly!',
          ].join('\n\n'),
          headers: {
            'List-Unsubscribe': `<${oneClick(siteUrl, leave)}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        },
      };
    },
  };
}

/** Mail programs post there themselves (RFC 8058), without a page in between. */
const oneClick = (siteUrl: string, leave: string): string =>
  `${trimTrailingSlashes(siteUrl)}/api/pages/newsletter/unsubscribe/${leave.slice(leave.lastIndexOf('/') + 1)}/`;

const oneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 100);
