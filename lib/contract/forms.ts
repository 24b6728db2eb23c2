import * as z from 'zod/mini';
import { emailMax, emailPattern, messageMax, nameMax } from './validation/patterns';

const Email = z.string().check(z.maxLength(emailMax), z.regex(emailPattern));

/** Stored as typed, so nothing is trimmed; text that Postgres cannot store is rejected. */
const Words = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine(text => text.trim() !== '', 'expected some words'),
    z.refine(text => !/[\0\p{Surrogate}]/u.test(text), 'expected readable text'),
  );

/** Ours: an idempotency key, and `website`, a honeypot that visitors do not see. */
const ours = {
  key: z.nullish(z.string().check(z.regex(/^[\w-]{1,100}$/))),
  website: z.nullish(z.string().check(z.maxLength(2000))),
};

const Captcha = z.string().check(z.maxLength(8000));

/** POST /api/pages/contact-us/ */
export const ContactMessage = z.object({
  full_name: Words(nameMax),
  email: Email,
  message: Words(messageMax),
  recaptcha: Captcha,
  ...ours,
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** POST /api/pages/newsletter/ */
export const NewsletterSignup = z.object({ email: Email, recaptcha: Captcha, ...ours });
export type NewsletterSignup = z.infer<typeof NewsletterSignup>;

/** POST /api/pages/newsletter/confirm/ and …/unsubscribe/: the signed token of an email. */
export const NewsletterToken = z.object({ token: z.string().check(z.regex(/^[\w.-]{20,1000}$/)) });
