import type { ReactNode } from 'react';
import { SiteShell } from '../site-shell';

type Props = { params: Promise<{ view: string }>; children: ReactNode };

export default async function SiteLayout({ params, children }: Props) {
  return <SiteShell view={(await params).view}>{children}</SiteShell>;
}
