import type { Logger } from 'pino';
import type { Clock } from '@/lib/clock';
import type { Settings } from '@/api/env';
import type { VisitorStore } from '@/api/store/visitor-store';
import type { CreateLimit, Limit } from '@/lib/http/limits';
import { createCaptcha, noCaptcha, type Captcha } from './captcha';
import { createEmailTemplates, noEmails, type EmailTemplates } from './email-templates';
import { createMailer, noMailer, type Mailer } from './mailer';
import { createNewsletterLinks, newsletterSecret, type NewsletterLinks } from './newsletter-links';

/** The services for forms and click-outs, created from the settings. */
export type VisitorServices = {
  visitors: VisitorStore;
  formLimit: Limit;
  newsletterLinkLimit: Limit;
  clickOutLimit: Limit;
  captcha: Captcha;
  emails: EmailTemplates;
  links: NewsletterLinks;
  mailer: Mailer;
  /** Called every few minutes: deletes what has passed its retention period. */
  purgeExpired(): Promise<void>;
};

type Options = {
  settings: Settings;
  visitors: VisitorStore;
  createLimit: CreateLimit;
  clock: Clock;
  log: Logger;
};

const pendingDays = 14;

export function createVisitorServices(options: Options): VisitorServices {
  const { settings, visitors, createLimit, clock, log } = options;
  const links = createNewsletterLinks(newsletterSecret(settings));
  return {
    visitors,
    formLimit: createLimit('form', settings.FORM_LIMIT),
    newsletterLinkLimit: createLimit('newsletter', settings.NEWSLETTER_LINK_LIMIT),
    clickOutLimit: createLimit('click-out', settings.CLICK_OUT_LIMIT),
    captcha: toCaptcha(settings, log),
    links,
    ...toMail({ ...options, links }),
    purgeExpired: () =>
      visitors.purgeExpired(
        {
          messagesDays: settings.KEEP_MESSAGES_DAYS,
          clickOutsDays: settings.KEEP_CLICK_OUTS_DAYS,
          addressesDays: settings.KEEP_ADDRESSES_DAYS,
          pendingDays,
        },
        clock.now(),
      ),
  };
}

function toCaptcha(settings: Settings, log: Logger): Captcha {
  const { RECAPTCHA_SECRET: secret, SITE_URL, OWN_HOSTS } = settings;
  const weakness = captchaWeakness(settings);
  if (weakness) log.warn(weakness);
  if (!secret) return noCaptcha;
  const hosts = SITE_URL ? [new URL(SITE_URL).host, ...OWN_HOSTS] : OWN_HOSTS;
  return createCaptcha({
    secret,
    verifyUrl: settings.RECAPTCHA_VERIFY_URL,
    minScore: settings.RECAPTCHA_MIN_SCORE,
    whenDown: settings.RECAPTCHA_WHEN_DOWN,
    hostnames: new Set(hosts.map(host => host.replace(/:\d+$/, ''))),
    log,
  });
}

/** The warning when only one of the captcha's keys is set; null without one. */
function captchaWeakness(settings: Settings): string | null {
  const { RECAPTCHA_SITE_KEY: key, RECAPTCHA_SECRET: secret } = settings;
  if (key && !secret)
    return 'RECAPTCHA_SITE_KEY is set without RECAPTCHA_SECRET: visitors solve captchas that the API does not check.';
  if (secret && !key)
    return 'RECAPTCHA_SECRET is set without RECAPTCHA_SITE_KEY: forms send no captcha and are refused.';
  return null;
}

type MailOptions = Options & { links: NewsletterLinks };

function toMail({ settings, visitors, links, clock, log }: MailOptions) {
  const { SMTP_URL: smtpUrl, MAIL_FROM, CONTACT_EMAIL, SITE_URL, SITE_NAME } = settings;
  if (!smtpUrl || !MAIL_FROM || !SITE_URL) {
    if (smtpUrl) log.warn('SMTP_URL is not used: it needs MAIL_FROM and SITE_URL.');
    return { emails: noEmails, mailer: noMailer };
  }
  return {
    emails: createEmailTemplates({
      contactEmail: CONTACT_EMAIL ?? null,
      siteUrl: SITE_URL,
      siteName: SITE_NAME,
      links,
    }),
    mailer: createMailer({ store: visitors, smtpUrl, from: MAIL_FROM, clock, log }),
  };
}
