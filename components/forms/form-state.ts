/** What a form shows of itself. */
export type FormState = {
  phase: 'editing' | 'sending' | 'sent' | 'failed';
  /** By field, the text of what is wrong with it. */
  errors: Record<string, string>;
};

export const untouched: FormState = { phase: 'editing', errors: {} };

export type FormKind = 'contact' | 'newsletter';

/** What a form's logic lets the form do, once it is there. */
export type FormActions = { submit(): void; reset(): void };
