import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import SiteLayout from '@/app/[view]/(site)/layout';
import { PreviewNotice } from '@/components/layout/preview-notice';
import { PreviewScroll } from '@/components/layout/preview-scroll.client';
import { openPreview } from '@/lib/api-client/preview/open-preview';
import { siteEnv } from '@/lib/env';

type Props = { params: Promise<{ view: string; id: string }>; children: ReactNode };

/** The layout of the site, with the menu of the draft. */
export default async function PreviewLayout({ params, children }: Props) {
  const preview = await openPreview((await params).id);
  if (!preview) notFound();

  return (
    <SiteLayout params={params}>
      <PreviewNotice
        siteName={siteEnv().SITE_NAME}
        path={preview.path}
        expiresAt={preview.expires_at}
      />
      <PreviewScroll path={preview.path} />
      {children}
    </SiteLayout>
  );
}
