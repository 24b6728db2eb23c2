'use client';

import { useId, useState } from 'react';
import { messageMax, nameMax } from '@/lib/contract/validation/patterns';
import { Button } from '@/components/ui/button';
import { usePageContext } from '@/components/link/page-context.client';
import { CaptchaNote } from './captcha-note';
import styles from './contact-fields.module.css';
import { Field } from './field';
import { FormFailure } from './form-failure';
import { Honeypot } from './honeypot';
import { LazyFormLogic } from './lazy-form-logic';
import { useLazyForm } from './use-lazy-form';

/**
 * After sending, the thanks message covers the form and takes the focus, so a second click cannot
 * submit again.
 */
export function ContactFields() {
  const { captchaKey = '' } = usePageContext();
  const form = useLazyForm({ loadWhen: 'near' });
  const { ref, state, onFocus, onSubmit, reset } = form;
  const hintId = useId();
  const [length, setLength] = useState(0);
  const { phase, errors } = state;

  const isSent = phase === 'sent';

  return (
    <div className={styles.place}>
      <form
        className={styles.form}
        ref={ref}
        method="dialog"
        noValidate
        inert={isSent}
        onFocus={onFocus}
        onSubmit={onSubmit}
        aria-label="Contact us"
      >
        <Field
          name="full_name"
          label="Full Name"
          autoComplete="name"
          required
          maxLength={nameMax}
          error={errors.full_name}
        />
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          error={errors.email}
        />
        <div className={styles.message}>
          <Field
            as="textarea"
            name="message"
            label="Message"
            rows={5}
            required
            maxLength={messageMax}
            error={errors.message}
            describedBy={hintId}
            onInput={event => setLength(event.currentTarget.value.length)}
          />
          <p className={styles.hint} id={hintId}>
            <span>Don&apos;t disclose personal info</span>
            <span className={styles.count}>{`${length} / ${messageMax}`}</span>
          </p>
        </div>
        <Honeypot />
        {captchaKey && <CaptchaNote />}
        <FormFailure shows={phase === 'failed'} />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" aria-disabled={phase === 'sending'}>
            Send Message
          </Button>
          <Button
            onClick={() => {
              reset();
              setLength(0);
            }}
          >
            Reset Form
          </Button>
        </div>
        <LazyFormLogic form={form} kind="contact" captchaKey={captchaKey} />
      </form>
      {isSent && (
        <p className={styles.thanks} role="status" tabIndex={-1} ref={thanks => thanks?.focus()}>
          Thank You! Your Message has been sent.
        </p>
      )}
    </div>
  );
}
