import type { ReactNode } from 'react';
import { SiteShell } from '../site-shell';

type Props = { params: Promise<{ view: string }>; children: ReactNode };

/**
 * The layout of error documents, whose scripts are removed (server/pages/error-pages.ts): they
 * would fail at any other URL.
 */
export default async function DocumentLayout({ params, children }: Props) {
  return (
    <SiteShell view={(await params).view} isStatic>
      {children}
    </SiteShell>
  );
}
