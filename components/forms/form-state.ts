export type FormState = {
  phase: 'editing' | 'sending' | 'sent' | 'failed';
  /** Error message by field name. */
  errors: Record<string, string>;
};

export const initialFormState: FormState = { phase: 'editing', errors: {} };

export type FormKind = 'contact' | 'newsletter';

/** Available once the form's code has loaded. */
export type FormActions = { submit(): void; reset(): void };
