import type { ReactNode } from 'react';
import { Disclosure } from '../odds/disclosure';
import { AppLink } from '../ui/app-link';
import { Ball } from './ball';
import styles from './overlay.module.css';

type Props = { children?: ReactNode };

/** The whole screen while a visitor is on the way out; what is known of the way stands below. */
export function Overlay({ children }: Props) {
  return (
    <main className={styles.overlay}>
      <Ball />
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
        <Disclosure of="offers" />
      </div>
    </main>
  );
}
