import type { ReactNode } from 'react';
import { Newsletter } from '@/components/newsletter/newsletter';
import { HelpLines } from '@/components/layout/help-lines';
import { Shell } from '@/components/layout/shell';
import { setPagePolicy } from '@/components/link/set-page-policy';
import { OddsFormatSelect } from '@/components/odds/odds-format-select.client';
import { ScoresOnlyNotice } from '@/components/personal/scores-only/scores-only-notice';
import { ScoresOnlySwitch } from '@/components/personal/scores-only/scores-only-switch';
import { optional } from '@/lib/api-client/optional';
import { emptyMenu, getHomeInfo, getMenu } from '@/lib/api-client/site-info';
import { allowedLinks } from '@/lib/routing/region';
import { isBreakView, isChosenView, policyOfView } from '@/lib/routing/view';
import { siteEnv } from '@/lib/env';

type Props = {
  /** The segment of the view in the path. */
  view: string;
  /** Whether its page has none of the site's scripts. */
  isStatic?: boolean;
  children: ReactNode;
};

/** The shell of every page, with the host's menu and links as the view's region allows them. */
export async function SiteShell({ view, isStatic = false, children }: Props) {
  const policy = policyOfView(view);
  const isChosen = isChosenView(view);
  const isOnBreak = isBreakView(view);
  setPagePolicy(policy);
  const [menu, home] = await Promise.all([
    optional(getMenu(), emptyMenu),
    optional(getHomeInfo(), {}),
  ]);
  const { SITE_NAME, COPYRIGHT, HELPLINES, RECAPTCHA_SITE_KEY } = siteEnv();
  // Sponsored links, so only where offers are allowed.
  const toolbarLinks = policy === 'full' ? (home.toolbar_links ?? []) : [];

  return (
    <Shell
      siteName={SITE_NAME}
      isStatic={isStatic}
      menu={{
        links: allowedLinks(menu.links, policy),
        bottom_links: allowedLinks(menu.bottom_links, policy),
      }}
      toolbarLinks={toolbarLinks}
      socialLinks={home.social_links ?? []}
      copyright={COPYRIGHT}
      dataCredit={home.data_credit ?? null}
      hasSearch={policy !== 'blocked'}
      oddsSelector={policy === 'full' ? <OddsFormatSelect isStatic={isStatic} /> : null}
      scoresOnly={
        (policy === 'full' || isChosen) && (
          <ScoresOnlySwitch isOn={isChosen} isOnBreak={isOnBreak} />
        )
      }
      newsletter={
        policy === 'blocked' || isStatic ? null : (
          <Newsletter hasCaptcha={Boolean(RECAPTCHA_SITE_KEY)} />
        )
      }
      helpLines={HELPLINES.length > 0 && <HelpLines lines={HELPLINES} />}
    >
      {isChosen && <ScoresOnlyNotice isOnBreak={isOnBreak} />}
      {children}
    </Shell>
  );
}
