'use client';

import { useState } from 'react';
import { messageMax, nameMax } from '@/lib/contract/patterns';
import { Button } from '../ui/button';
import { usePageView } from '../ui/view-context.client';
import { CaptchaNote } from './captcha-note';
import styles from './contact-fields.module.css';
import { Field } from './field';
import { FormFailure } from './form-failure';
import { Trap } from './trap';
import { useLazyForm } from './use-lazy-form';

/**
 * Name, address and message; thanks in their place once they are sent, as large as they were: a
 * second press falls on them and leaves the focus there.
 */
export function ContactFields() {
  const { captchaKey = '' } = usePageView();
  const {
    ref,
    state,
    parts,
    isTouched,
    actions,
    onState,
    round,
    onClear,
    onFocus,
    onSubmit,
    reset,
  } = useLazyForm({
    comes: 'near',
  });
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
            describedBy="message-hint"
            onInput={event => setLength(event.currentTarget.value.length)}
          />
          <p className={styles.hint} id="message-hint">
            <span>Don&apos;t disclose personal info</span>
            <span className={styles.count}>{`${length} / ${messageMax}`}</span>
          </p>
        </div>
        <Trap />
        {captchaKey && <CaptchaNote />}
        <FormFailure shows={phase === 'failed'} />
        <div className={styles.buttons}>
          <Button type="submit" look="primary" aria-disabled={phase === 'sending'}>
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
        {parts && (
          <parts.FormLogic
            key={round}
            kind="contact"
            form={ref}
            captchaKey={captchaKey}
            isTouched={isTouched}
            actions={actions}
            onState={onState}
            onClear={onClear}
          />
        )}
      </form>
      {isSent && (
        <p className={styles.thanks} role="status" tabIndex={-1} ref={thanks => thanks?.focus()}>
          Thank You! Your Message has been sent.
        </p>
      )}
    </div>
  );
}
