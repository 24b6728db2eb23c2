'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { AppLink } from '@/components/link/app-link';
import { isCurrentPage } from './is-current-page';

type Props = { href: string; className?: string | undefined; children: ReactNode };

/** A menu link that is marked as current within its section. */
export function NavLink({ href, className, children }: Props) {
  const pathname = usePathname();

  return (
    <AppLink
      href={href}
      className={className}
      aria-current={isCurrentPage(href, pathname) ? 'page' : undefined}
    >
      {children}
    </AppLink>
  );
}
