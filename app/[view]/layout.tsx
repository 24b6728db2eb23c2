import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import '../tokens.css';
import '../base.css';
import { fontClassName } from '@/components/layout/font';
import { ThemeScript } from '@/components/layout/theme-script';
import { AppNavigation } from '@/components/ui/app-navigation.client';
import { timeZoneLabel } from '@/components/ui/time-text';
import { PageViewProvider } from '@/components/ui/view-context.client';
import { toView } from '@/lib/domain/view';
import { zoneOffsets } from '@/lib/domain/zone-offsets';
import { siteEnv } from '@/lib/env';
import { siteMetadata, siteViewport } from '@/lib/seo/metadata';

export const viewport = siteViewport;

export const generateMetadata = () => siteMetadata(siteEnv());

type Props = { params: Promise<{ view: string }>; children: ReactNode };

export default async function ViewLayout({ params, children }: Props) {
  const view = toView((await params).view);
  if (!view) notFound();
  const env = siteEnv();
  const { AD_SCRIPT_ORIGINS, PUBLIC_LIVE_URL, SITE_TIME_ZONE } = env;
  const now = new Date();

  return (
    <html
      lang="en"
      className={fontClassName}
      data-ad-origins={AD_SCRIPT_ORIGINS.join(' ') || undefined}
      data-live-url={PUBLIC_LIVE_URL || undefined}
      suppressHydrationWarning
    >
      <head>
        <ThemeScript />
      </head>
      <body>
        <PageViewProvider
          view={{
            ...view,
            timeZone: SITE_TIME_ZONE,
            zoneOffsets: zoneOffsets(SITE_TIME_ZONE, now.getTime() / 1000),
            timeZoneLabel: timeZoneLabel(SITE_TIME_ZONE, now),
            unconfirmedAfter: env.UNCONFIRMED_AFTER_SECONDS,
            imageHosts: env.IMAGE_HOSTS,
            captchaKey: env.RECAPTCHA_SITE_KEY,
          }}
        >
          {children}
        </PageViewProvider>
        <AppNavigation />
      </body>
    </html>
  );
}
