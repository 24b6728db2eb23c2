import { object, string } from 'yup';
import { emailMax, emailPattern, messageMax, nameMax } from '@/lib/contract/patterns';
import type { FormKind } from './form-state';

const hasWords = (text: string | undefined): boolean => !!text?.trim();

const email = string()
  .test('words', 'Email is required', hasWords)
  .max(emailMax, 'Please enter a valid email address')
  .matches(emailPattern, 'Please enter a valid email address');

/** The rules of each form, with the texts that its visitors read. The first that fails speaks. */
export const formSchemas = {
  contact: object({
    full_name: string()
      .test('words', 'Full Name is required', hasWords)
      .max(nameMax, `Full Name may have ${nameMax} characters`),
    email,
    message: string()
      .test('words', 'Message is required', hasWords)
      .max(messageMax, `Message may have ${messageMax} characters`),
  }),
  newsletter: object({ email }),
} satisfies Record<FormKind, unknown>;
