'use client';

import type { ReactNode } from 'react';
import { showsPrices } from '@/lib/domain/view';
import { AppLink } from './app-link';
import { ExternalLink } from './external-link';
import { usePageView } from './view-context.client';

type Props = {
  href: string;
  /** Leads to a bookmaker; else to a page about offers. */
  paid?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A link within a text that is none where offers may not be shown: words stay, buttons go. */
export function OfferLink({ href, paid = false, className, children }: Props) {
  if (!showsPrices(usePageView().policy)) return className ? null : children;
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
