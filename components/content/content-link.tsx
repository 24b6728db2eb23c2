import type { ReactNode } from 'react';
import { toContentLink } from '@/lib/domain/content/content-link';
import { isRegionBlockedLink } from '@/lib/routing/region';
import { ExternalLink } from '@/components/link/external-link';
import { AppLink } from '@/components/link/app-link';
import { OfferLink } from '@/components/link/offer-link.client';
import { hostAllowlist } from './host-allowlist';

type Props = { href: string; className?: string | undefined; children: ReactNode };

/** A link in content: router links on this site, a new tab for external ones, else plain text. */
export function ContentLink({ href, className, children }: Props) {
  const link = toContentLink(href, hostAllowlist().own);

  switch (link?.kind) {
    case 'page':
      if (isRegionBlockedLink(link.href, 'info'))
        return (
          <OfferLink href={link.href} className={className}>
            {children}
          </OfferLink>
        );
      return (
        <AppLink href={link.href} className={className}>
          {children}
        </AppLink>
      );
    case 'paid':
      return (
        <OfferLink href={link.href} className={className} paid>
          {children}
        </OfferLink>
      );
    case 'external':
      return (
        <ExternalLink href={link.href} className={className}>
          {children}
        </ExternalLink>
      );
    case 'anchor':
    case 'plain':
      return (
        <a href={link.href} className={className}>
          {children}
        </a>
      );
    case undefined:
      return <span className={className}>{children}</span>;
  }
}
