import { CaptchaNote } from '@/components/forms/captcha-note';
import { Honeypot } from '@/components/forms/honeypot';
import { NewsletterForm } from './newsletter-form.client';
import styles from './newsletter-form.module.css';

const titleId = 'newsletter-title';

/** The newsletter sign-up in the footer. */
export function Newsletter({ hasCaptcha }: { hasCaptcha: boolean }) {
  return (
    <NewsletterForm
      titleId={titleId}
      intro={
        <>
          <h2 className={styles.title} id={titleId}>
            Newsletter
          </h2>
          <p className={styles.text}>No spam. We&apos;ll send no more than one letter per week.</p>
        </>
      }
    >
      <Honeypot />
      {hasCaptcha && <CaptchaNote />}
    </NewsletterForm>
  );
}
