import { fc } from '@/tests/fixtures/properties';
import * as z from 'zod';
import { ContactMessage, NewsletterSignup } from '@/lib/contract/forms';
import { emailMax, messageMax, nameMax } from '@/lib/contract/validation/patterns';
import { formSchemas } from './form-schemas';

/** Blank texts, short ones, and those around a limit. */
const text = (max: number) =>
  fc.oneof(
    fc.constantFrom('', ' ', '\n\t', '\u00a0'),
    fc.string({ unit: 'grapheme' }),
    fc.integer({ min: max - 1, max: max + 1 }).map(length => 'a'.repeat(length)),
  );
const email = fc.oneof(
  fc.emailAddress(),
  fc.constantFrom('asha@example.org', ' asha@example.org', 'asha@example', 'a@b.example\r\nBcc: c'),
  fc
    .integer({ min: emailMax - 1, max: emailMax + 1 })
    .map(length => `a@${'b.'.repeat(200)}`.slice(0, length - 3) + 'com'),
  text(emailMax),
);

it('refuses the messages that the API refuses, and no others', () => {
  const values = fc.record({ full_name: text(nameMax), email, message: text(messageMax) });

  fc.assert(
    fc.property(values, value => {
      const isValid = z.safeParse(ContactMessage, { ...value, recaptcha: '' }).success;
      expect(formSchemas.contact.isValidSync(value)).toBe(isValid);
    }),
  );
});

it('refuses the addresses that the API refuses, and no others', () => {
  fc.assert(
    fc.property(email, value => {
      const isValid = z.safeParse(NewsletterSignup, { email: value, recaptcha: '' }).success;
      expect(formSchemas.newsletter.isValidSync({ email: value })).toBe(isValid);
    }),
  );
});
