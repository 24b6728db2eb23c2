import type { ReactNode } from 'react';
import styles from '@/components/ui/button.module.css';
import { ExternalLink } from './external-link';
import { AppLink } from './app-link';

type Props = {
  href: string;
  variant?: 'primary' | 'quiet';
  /** Opens a new tab; 'paid' for affiliate links. */
  external?: boolean | 'paid';
  children: ReactNode;
};

/** A link styled as a button. */
export function ButtonLink({ href, variant = 'primary', external = false, children }: Props) {
  const className = `${styles.button} ${styles[variant]}`;

  if (external) {
    return (
      <ExternalLink href={href} paid={external === 'paid'} className={className}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <AppLink href={href} className={className}>
      {children}
    </AppLink>
  );
}
