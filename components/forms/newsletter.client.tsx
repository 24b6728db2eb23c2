'use client';

import { useId } from 'react';
import { Button } from '../ui/button';
import { usePageView } from '../ui/view-context.client';
import { CaptchaNote } from './captcha-note';
import { Field } from './field';
import { FormFailure } from './form-failure';
import styles from './newsletter.module.css';
import { Trap } from './trap';
import { useLazyForm } from './use-lazy-form';

/** The footer's sign-up: one field, and a word of thanks in a dialog. */
export function Newsletter() {
  const { captchaKey = '' } = usePageView();
  const { ref, state, parts, isTouched, actions, onState, round, onClear, onFocus, onSubmit } =
    useLazyForm({
      comes: 'focused',
    });
  const { phase, errors } = state;
  const id = useId();

  return (
    <section className={styles.newsletter} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        Newsletter
      </h2>
      <p className={styles.text}>No spam. We&apos;ll send no more than one letter per week.</p>
      <form ref={ref} method="dialog" noValidate onFocus={onFocus} onSubmit={onSubmit}>
        <div className={styles.row}>
          <Field
            id="newsletter-email"
            name="email"
            label="Email address"
            hideLabel
            type="email"
            placeholder="Email address"
            autoComplete="email"
            required
            error={errors.email}
          />
          <Button type="submit" look="primary" aria-disabled={phase === 'sending'}>
            Subscribe
          </Button>
        </div>
        <Trap />
        {captchaKey && <CaptchaNote />}
        <FormFailure shows={phase === 'failed'} />
        {parts && (
          <parts.FormLogic
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
      {/* The form was emptied as it was sent; what is in it by now was typed since. */}
      {phase === 'sent' && parts && (
        <parts.ThanksDialog onClose={() => onState({ phase: 'editing' })} />
      )}
    </section>
  );
}
