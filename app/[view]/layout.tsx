import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { getUnixTime } from 'date-fns/getUnixTime';
import '@/app/tokens.css';
import '@/app/base.css';
import { fontClassName } from '@/components/font/font';
import { LatePartsLoader } from '@/components/late/late-parts.client';
import { AppNavigation } from '@/components/link/app-navigation.client';
import { disclosures } from '@/components/link/disclosure-text';
import { PageContextProvider } from '@/components/link/page-context.client';
import { optional } from '@/lib/api-client/optional';
import { getHomeInfo } from '@/lib/api-client/site-info';
import { toScoresOnlyUrl } from '@/lib/http/scores-only';
import { toView } from '@/lib/routing/view';
import { timeZoneLabel } from '@/lib/dates/date-text';
import { zoneOffsets } from '@/lib/dates/time-zone-offsets';
import { offersWorker, siteEnv } from '@/lib/env';
import { ageLimitsOf } from '@/lib/settings/age-limits';
import { siteMetadata, siteViewport } from '@/lib/seo/metadata';

/** The page server caches what is rendered; Next remembers nothing. */
export const dynamic = 'force-dynamic';

export const viewport = siteViewport;

export const generateMetadata = () => siteMetadata(siteEnv());

/**
 * Applies what is stored on the device before the first paint: the colour scheme, whether anything is
 * followed, whether bookmakers are chosen, and whether scores are hidden. The html element then differs from what React rendered,
 * hence `suppressHydrationWarning`. No character in it needs HTML escaping.
 */
const deviceScript =
  'try{let s=localStorage,d=document.documentElement.dataset;if(s.theme)d.theme=s.theme;if(s.followed)d.followed="";if(s.bookmakers)d.bookmakers="";if(s.hideScores)d.scores="hidden"}catch{}';

type Props = { params: Promise<{ view: string }>; children: ReactNode };

export default async function ViewLayout({ params, children }: Props) {
  const view = toView((await params).view);
  if (!view) notFound();
  const env = siteEnv();
  const { AD_SCRIPT_ORIGINS, PUBLIC_LIVE_URL, SITE_TIME_ZONE } = env;
  const liveUrl =
    PUBLIC_LIVE_URL && view.isChosen ? toScoresOnlyUrl(PUBLIC_LIVE_URL) : PUBLIC_LIVE_URL;
  const now = new Date();
  const home = await optional(getHomeInfo(), {});

  return (
    <html
      lang="en"
      className={fontClassName}
      data-ad-origins={AD_SCRIPT_ORIGINS.join(' ') || undefined}
      data-live-url={liveUrl || undefined}
      data-worker={offersWorker(env) ? undefined : 'off'}
      suppressHydrationWarning
    >
      <head>
        <script>{deviceScript}</script>
      </head>
      <body>
        <PageContextProvider
          view={{
            ...view,
            timeZone: SITE_TIME_ZONE,
            zoneOffsets: zoneOffsets(SITE_TIME_ZONE, getUnixTime(now)),
            timeZoneLabel: timeZoneLabel(SITE_TIME_ZONE, now),
            unconfirmedAfter: env.UNCONFIRMED_AFTER_SECONDS,
            ageLimits: ageLimitsOf(env),
            imageHosts: env.IMAGE_HOSTS,
            captchaKey: env.RECAPTCHA_SITE_KEY,
            ...(view.policy === 'full' && {
              disclosures: disclosures(home.are_bookmakers_invented === true),
            }),
          }}
        >
          {children}
          <LatePartsLoader />
        </PageContextProvider>
        <AppNavigation />
      </body>
    </html>
  );
}
