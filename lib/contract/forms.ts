import * as z from 'zod/mini';
import { emailMax, emailPattern, messageMax, nameMax } from './patterns';

const Email = z.string().check(z.maxLength(emailMax), z.regex(emailPattern));

/** Kept as it was typed, so nothing is trimmed off; what no database can keep is refused. */
const Words = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine(text => text.trim() !== '', 'expected some words'),
    z.refine(text => !/[\0\p{Surrogate}]/u.test(text), 'expected readable text'),
  );

/** Ours: the same key again is the same message; `website` is a trap that people do not see. */
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

/** POST /api/pages/newsletter/confirm/ and …/unsubscribe/: the signed token of a mail. */
export const NewsletterToken = z.object({ token: z.string().check(z.regex(/^[\w.-]{20,1000}$/)) });
