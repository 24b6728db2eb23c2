'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { usePageContext } from '@/components/link/page-context.client';
import { CaptchaNote } from '@/components/forms/captcha-note';
import { Field } from '@/components/forms/field';
import { FormFailure } from '@/components/forms/form-failure';
import styles from './newsletter-form.module.css';
import { Honeypot } from '@/components/forms/honeypot';
import { useLazyForm } from '@/components/forms/use-lazy-form';

/** The newsletter sign-up in the footer, with a confirmation dialog. */
export function NewsletterForm() {
  const { captchaKey = '' } = usePageContext();
  const { ref, state, lazyModule, isTouched, actions, onState, round, onClear, onFocus, onSubmit } =
    useLazyForm({
      loadWhen: 'focused',
    });
  const { phase, errors } = state;
  const id = useId();

  return (
    <section
      className={styles.newsletter}
      aria-labelledby={id}
      data-captcha={captchaKey ? '' : undefined}
    >
      <h2 className={styles.title} id={id}>
        Newsletter
      </h2>
      <p className={styles.text}>No spam. We&apos;ll send no more than one letter per week.</p>
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
        <Honeypot />
        {captchaKey && <CaptchaNote />}
        <FormFailure shows={phase === 'failed'} />
        {lazyModule && (
          <lazyModule.FormLogic
            key={round}
            kind="newsletter"
            form={ref}
            captchaKey={captchaKey}
            isTouched={isTouched}
            actions={actions}
            onState={onState}
            onClear={onClear}
          />
        )}
      </form>
      {/* The fields were cleared on success; text entered since then is not lost. */}
      {phase === 'sent' && lazyModule && (
        <lazyModule.ThanksDialog onClose={() => onState({ phase: 'editing' })} />
      )}
    </section>
  );
}
