import { object, string } from 'yup';
import { emailMax, emailPattern, messageMax, nameMax } from '@/lib/contract/validation/patterns';
import type { FormKind } from './form-state';

const isNotBlank = (text: string | undefined): boolean => !!text?.trim();

const email = string()
  .test('not-blank', 'Email is required', isNotBlank)
  .max(emailMax, 'Please enter a valid email address')
  .matches(emailPattern, 'Please enter a valid email address');

/** Validation rules with the messages shown to visitors; the first failing rule is reported. */
export const formSchemas = {
  contact: object({
    full_name: string()
      .test('not-blank', 'Full Name is required', isNotBlank)
      .max(nameMax, `Full Name may have ${nameMax} characters`),
    email,
    message: string()
      .test('not-blank', 'Message is required', isNotBlank)
      .max(messageMax, `Message may have ${messageMax} characters`),
  }),
  newsletter: object({ email }),
} satisfies Record<FormKind, unknown>;
