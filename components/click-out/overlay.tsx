import type { ReactNode } from 'react';
import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { AppLink } from '@/components/link/app-link';
import { Spinner } from './spinner';
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
