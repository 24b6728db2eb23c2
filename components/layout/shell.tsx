import type { ReactNode } from 'react';
import type { HomeInfo } from '@/lib/contract/home-info';
import type { Menu } from '@/lib/contract/menu';
import { Brand } from './brand';
import { externalHref } from '@/lib/routing/external-href';
import { Footer } from './footer';
import { SiteLayout } from './site-layout.client';
import styles from './shell.module.css';
import { Sidebar } from '@/components/sidebar/sidebar';
import { sidebarPages } from '@/components/sidebar/sidebar-pages';

type Props = {
  siteName: string;
  menu: Menu;
  toolbarLinks: NonNullable<HomeInfo['toolbar_links']>;
  socialLinks: NonNullable<HomeInfo['social_links']>;
  copyright: string;
  dataCredit?: string | null;
  hasSearch?: boolean;
  /** Whether the page has no scripts: its controls are forms and a popover, the theme is the device's. */
  isStatic?: boolean;
  /** Rendered in both the sidebar and the footer. */
  oddsSelector: ReactNode;
  /** The switch of the sidebar; null where the visitor's country decides. */
  scoresOnly?: ReactNode;
  newsletter?: ReactNode;
  helpLines?: ReactNode;
  children: ReactNode;
};

/** Layout of every page: sidebar, mobile top bar, main, footer. */
export function Shell(props: Props) {
  const { siteName, menu, toolbarLinks, socialLinks, copyright, oddsSelector } = props;
  const { hasSearch = true, isStatic = false } = props;

  return (
    <SiteLayout
      brand={<Brand name={siteName} />}
      hasSearch={hasSearch}
      isStatic={isStatic}
      sidebar={
        <Sidebar
          pages={sidebarPages(menu.links)}
          externalLinks={onlyExternal(toolbarLinks)}
          hasSearch={hasSearch}
          isStatic={isStatic}
          oddsSelector={oddsSelector}
          scoresOnly={props.scoresOnly}
        />
      }
    >
      <main className={styles.content} id="content" tabIndex={-1}>
        {props.children}
      </main>
      <Footer
        siteName={siteName}
        links={menu.bottom_links}
        socialLinks={onlyExternal(socialLinks)}
        copyright={copyright}
        dataCredit={props.dataCredit ?? null}
        oddsSelector={oddsSelector}
        newsletter={props.newsletter}
        helpLines={props.helpLines}
      />
    </SiteLayout>
  );
}

/** Drops links whose scheme is not http or https. */
function onlyExternal<T extends { link: string }>(links: T[]): (T & { href: string })[] {
  return links.flatMap(link => {
    const href = externalHref(link.link);
    return href ? [{ ...link, href }] : [];
  });
}
