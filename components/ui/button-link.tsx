import type { ReactNode } from 'react';
import styles from './button.module.css';
import { ExternalLink } from './external-link';
import { AppLink } from './app-link';

type Props = {
  href: string;
  look?: 'primary' | 'quiet';
  /** Leaves the site in a new tab; 'paid' when whoever is behind it pays for visitors. */
  external?: boolean | 'paid';
  children: ReactNode;
};

/** A link with the weight of a button. */
export function ButtonLink({ href, look = 'primary', external = false, children }: Props) {
  const className = `${styles.button} ${styles[look]}`;

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
