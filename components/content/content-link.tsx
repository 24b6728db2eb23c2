import type { ReactNode } from 'react';
import { toContentLink } from '@/lib/domain/content-link';
import { isWithheldLink } from '@/lib/domain/region';
import { ExternalLink } from '../ui/external-link';
import { AppLink } from '../ui/app-link';
import { OfferLink } from '../ui/offer-link.client';
import { siteHosts } from './site-hosts';

type Props = { href: string; className?: string | undefined; children: ReactNode };

/** A link out of content: within the site it navigates, off it it opens anew; one that may not be followed is text. */
export function ContentLink({ href, className, children }: Props) {
  const link = toContentLink(href, siteHosts().own);

  switch (link?.kind) {
    case 'page':
      if (isWithheldLink(link.href, 'info'))
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
