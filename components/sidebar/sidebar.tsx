import type { ReactNode } from 'react';
import { SearchForm } from '@/components/search/search-form';
import { ExternalLink } from '@/components/link/external-link';
import { Icon } from '@/components/icon/icon';
import { LiveDot } from '@/components/ui/live-dot';
import { ResponsibleGamblingNotice } from '@/components/layout/responsible-gambling-notice';
import { HideScoresSwitch } from '@/components/personal/hide-scores/hide-scores-switch.client';
import { NavLink } from './nav-link.client';
import { PageIcon } from './page-icon';
import styles from './sidebar.module.css';
import type { SidebarPage } from './sidebar-pages';
import { ThemeToggle } from '@/components/layout/theme-toggle.client';

type OtherSite = { href: string; title: string; paid?: boolean | null | undefined };

type Props = {
  pages: SidebarPage[];
  externalLinks: OtherSite[];
  hasSearch: boolean;
  isStatic?: boolean;
  oddsSelector: ReactNode;
  scoresOnly?: ReactNode;
};

/** Content of the sidebar: search, pages, external links, odds format, 18+ notice. */
export function Sidebar(props: Props) {
  const { pages, externalLinks, hasSearch, isStatic = false, oddsSelector, scoresOnly } = props;
  const paid = externalLinks.filter(link => link.paid);
  const unpaid = externalLinks.filter(link => !link.paid);

  return (
    <>
      {hasSearch && <SearchForm place="sidebar" label="Search" />}
      {pages.length > 0 && (
        <nav aria-label="Main">
          <ul>
            {pages.map(({ slug, title, href, isMarked }) => (
              <li key={slug}>
                <NavLink className={styles.link} href={href}>
                  <PageIcon slug={slug} />
                  {title}
                  {isMarked && (
                    <span className={styles.marker}>
                      <LiveDot tone="new" />
                    </span>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {externalLinks.length > 0 && (
        <nav className={styles.elsewhere} aria-label="Other sites">
          {unpaid.length > 0 && <OtherSites sites={unpaid} />}
          {paid.length > 0 && (
            <>
              <OtherSites sites={paid} isPaid />
              <p className={styles.paid}>These sites may pay for their place here.</p>
            </>
          )}
        </nav>
      )}
      <div className={styles.bottom}>
        {oddsSelector}
        {(scoresOnly || !isStatic) && (
          <div>
            {!isStatic && <HideScoresSwitch />}
            {scoresOnly}
          </div>
        )}
        <ResponsibleGamblingNotice>{!isStatic && <ThemeToggle />}</ResponsibleGamblingNotice>
      </div>
    </>
  );
}

const OtherSites = ({ sites, isPaid = false }: { sites: OtherSite[]; isPaid?: boolean }) => (
  <ul>
    {sites.map(({ href, title }) => (
      <li key={href}>
        <ExternalLink className={styles.link} href={href} paid={isPaid}>
          <Icon icon="external-link" />
          {title}
        </ExternalLink>
      </li>
    ))}
  </ul>
);
