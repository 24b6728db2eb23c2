import type { ReactNode } from 'react';
import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { AppLink } from '@/components/link/app-link';
import styles from './overlay.module.css';

type Props = { children?: ReactNode };

/** Full-screen message during a click-out; `children` carries its status or fallback. */
export function Overlay({ children }: Props) {
  return (
    <main className={styles.overlay}>
      <Spinner />
      <div className={styles.words} role="status">
        <h1 className={styles.title}>Redirecting...</h1>
        <p className={styles.text}>
          Please,{' '}
          <AppLink className={styles.link} href="/">
            click here
          </AppLink>{' '}
          if your browser doesn&apos;t automatically redirect you.
        </p>
      </div>
      {children}
      <div className={styles.paid}>
        <AffiliateDisclosure of="offers" />
      </div>
    </main>
  );
}

/** A spinning cricket ball. */
function Spinner() {
  return (
    <svg className={styles.ball} viewBox="0 0 32 32" width="72" height="72" aria-hidden="true">
      <circle className={styles.leather} cx="16" cy="16" r="15" />
      <path className={styles.shade} d="M16 1a15 15 0 0 1 0 30z" />
      <path className={styles.seam} d="M12.5 1.5v29M19.5 1.5v29" />
      <path className={styles.stitches} d="M9.8 2.5v27M22.2 2.5v27" />
    </svg>
  );
}
