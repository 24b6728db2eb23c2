import type { ReactNode } from 'react';

type Props = {
  href: string;
  /** Whoever is behind it pays for visitors. */
  paid?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A link that leaves the site, in a new tab, and says so to screen readers. */
export function ExternalLink({ href, paid = false, className, children }: Props) {
  return (
    <a
      className={className}
      href={href}
      target="_blank"
      rel={paid ? 'sponsored nofollow noopener' : 'nofollow noopener'}
    >
      {children}
      <span className="visually-hidden">(opens in a new tab)</span>
    </a>
  );
}
