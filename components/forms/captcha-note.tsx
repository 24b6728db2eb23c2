import styles from './captcha-note.module.css';

/** Shown before the visitor types, because focusing the form loads the captcha. */
export function CaptchaNote() {
  return (
    <p className={styles.note}>
      This form is protected by Google reCAPTCHA, which loads when you begin to type. Google&apos;s{' '}
      <a href="https://policies.google.com/privacy" rel="nofollow noopener">
        privacy policy
      </a>{' '}
      and{' '}
      <a href="https://policies.google.com/terms" rel="nofollow noopener">
        terms
      </a>{' '}
      apply.
    </p>
  );
}
