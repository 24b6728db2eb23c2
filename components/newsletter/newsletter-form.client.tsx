'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { usePageContext } from '@/components/link/page-context.client';
import { Field } from '@/components/forms/field';
import { FormFailure } from '@/components/forms/form-failure';
import { LazyFormLogic } from '@/components/forms/lazy-form-logic';
import styles from './newsletter-form.module.css';
import { useLazyForm } from '@/components/forms/use-lazy-form';

type Props = {
  /** The id of its title, which is in `intro`. */
  titleId: string;
  /** Rendered on the server above and below the field: it does not change. */
  intro: ReactNode;
  children: ReactNode;
};

/** The form of the newsletter, with a confirmation dialog. */
export function NewsletterForm({ titleId, intro, children }: Props) {
  const { captchaKey = '' } = usePageContext();
  const form = useLazyForm({ loadWhen: 'focused' });
  const { ref, state, lazyModule, onState, onFocus, onSubmit } = form;
  const { phase, errors } = state;

  return (
    <section className={styles.newsletter} aria-labelledby={titleId}>
      {intro}
      <form ref={ref} method="dialog" noValidate onFocus={onFocus} onSubmit={onSubmit}>
        <div className={styles.row}>
          <Field
            name="email"
            label="Email address"
            hideLabel
            type="email"
            placeholder="Email address"
            autoComplete="email"
            required
            error={errors.email}
          />
          <Button type="submit" variant="primary" aria-disabled={phase === 'sending'}>
            Subscribe
          </Button>
        </div>
        {children}
        <FormFailure shows={phase === 'failed'} />
        <LazyFormLogic form={form} kind="newsletter" captchaKey={captchaKey} />
      </form>
      {/* The fields were cleared on success; text entered since then is not lost. */}
      {phase === 'sent' && lazyModule && (
        <lazyModule.ThanksDialog onClose={() => onState({ phase: 'editing' })} />
      )}
    </section>
  );
}
