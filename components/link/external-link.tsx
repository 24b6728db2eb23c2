import type { ReactNode } from 'react';

type Props = {
  href: string;
  /** Affiliate link: the target pays for visitors. */
  paid?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** An external link in a new tab, which it announces to screen readers. */
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
