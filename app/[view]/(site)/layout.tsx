import type { ReactNode } from 'react';
import { Newsletter } from '@/components/forms/newsletter.client';
import { HelpLines } from '@/components/layout/help-lines';
import { Shell } from '@/components/layout/shell';
import { setPagePolicy } from '@/components/ui/page-policy';
import { OddsFormatSelect } from '@/components/odds/odds-format-select.client';
import { optional } from '@/lib/api/optional';
import { emptyMenu, getHomeInfo, getMenu } from '@/lib/api/site-info';
import { allowedLinks } from '@/lib/domain/region';
import { toView } from '@/lib/domain/view';
import { siteEnv } from '@/lib/env';

type Props = { params: Promise<{ view: string }>; children: ReactNode };

export default async function SiteLayout({ params, children }: Props) {
  const policy = toView((await params).view)?.policy ?? 'full';
  setPagePolicy(policy);
  const [menu, home] = await Promise.all([
    optional(getMenu(), emptyMenu),
    optional(getHomeInfo(), {}),
  ]);
  const { SITE_NAME, COPYRIGHT, HELPLINES } = siteEnv();
  // Other sites pay for their places in the sidebar.
  const toolbarLinks = policy === 'full' ? (home.toolbar_links ?? []) : [];

  return (
    <Shell
      siteName={SITE_NAME}
      menu={{
        links: allowedLinks(menu.links, policy),
        bottom_links: allowedLinks(menu.bottom_links, policy),
      }}
      toolbarLinks={toolbarLinks}
      socialLinks={home.social_links ?? []}
      copyright={COPYRIGHT}
      hasSearch={policy !== 'blocked'}
      oddsSelector={policy === 'full' ? <OddsFormatSelect /> : null}
      newsletter={policy === 'blocked' ? null : <Newsletter />}
      helpLines={HELPLINES.length > 0 && <HelpLines lines={HELPLINES} />}
    >
      {children}
    </Shell>
  );
}
