'use client';

import { useRef, useState, type ReactNode } from 'react';
import { searchPath } from '@/lib/routing/search-query';
import { Icon } from '@/components/icon/icon';
import { AppLink } from '@/components/link/app-link';
import styles from './site-layout.module.css';
import iconButton from './icon-button.module.css';
import { ThemeToggle } from './theme-toggle.client';
import { useOpenMenu } from './use-open-menu.client';

type Props = {
  brand: ReactNode;
  hasSearch: boolean;
  isStatic?: boolean;
  sidebar: ReactNode;
  children: ReactNode;
};

/**
 * Sidebar and page side by side; on phones a top bar whose button opens the sidebar over the page,
 * which is then inert. If scripts are turned off in the browser, a link shows the sidebar between
 * the bar and the page. On a page that contains no scripts (`isStatic`), the sidebar is a popover.
 */
export function SiteLayout({ brand, hasSearch, isStatic = false, sidebar, children }: Props) {
  const [open, setOpen] = useState(false);
  const aside = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useOpenMenu(open, setOpen, { aside, opener });

  return (
    <>
      <a className={styles.skip} href="#content" inert={open}>
        Skip to content
      </a>
      <header className={`${styles.topbar} on-pitch`} inert={open}>
        <a className={`${iconButton.button} without-scripts`} href="#menu" aria-label="Show menu">
          <Icon icon="menu" />
        </a>
        <button
          ref={opener}
          className={iconButton.button}
          type="button"
          aria-label="Open menu"
          {...(isStatic
            ? { popoverTarget: 'menu' }
            : { 'aria-controls': 'menu', 'aria-expanded': open, onClick: () => setOpen(true) })}
        >
          <Icon icon="menu" />
        </button>
        {brand}
        {hasSearch && (
          <AppLink className={iconButton.button} href={searchPath} aria-label="Search">
            <Icon icon="search" />
          </AppLink>
        )}
        {!isStatic && <ThemeToggle />}
      </header>
      <div className={styles.frame}>
        <aside
          className={`${styles.sidebar} on-pitch`}
          id="menu"
          aria-label="Site"
          ref={aside}
          {...(isStatic && { popover: 'auto' })}
        >
          <div className={styles.head}>
            {brand}
            <button
              className={`${iconButton.button} ${styles.close}`}
              type="button"
              aria-label="Close menu"
              {...(isStatic
                ? { popoverTarget: 'menu', popoverTargetAction: 'hide' }
                : { onClick: () => setOpen(false) })}
            >
              <Icon icon="x" />
            </button>
            <a
              className={`${iconButton.button} ${styles.close} without-scripts`}
              href="#content"
              aria-label="Hide menu"
            >
              <Icon icon="x" />
            </a>
          </div>
          {sidebar}
        </aside>
        <div className={styles.scrim} aria-hidden="true" onClick={() => setOpen(false)} />
        <div className={styles.page} inert={open}>
          {children}
        </div>
      </div>
    </>
  );
}
