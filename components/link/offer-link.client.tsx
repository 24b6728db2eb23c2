'use client';

import type { ReactNode } from 'react';
import { showsPrices } from '@/lib/domain/policy';
import { AppLink } from './app-link';
import { ExternalLink } from './external-link';
import { usePageContext } from './page-context.client';

type Props = {
  href: string;
  /** Whether it is an affiliate link; otherwise it links to a page about offers. */
  paid?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Renders links in text as plain text, and no buttons, where offers must not be shown. */
export function OfferLink({ href, paid = false, className, children }: Props) {
  if (!showsPrices(usePageContext().policy)) return className ? null : children;
  if (!paid)
    return (
      <AppLink href={href} className={className}>
        {children}
      </AppLink>
    );
  return (
    <ExternalLink href={href} className={className} paid>
      {children}
    </ExternalLink>
  );
}
