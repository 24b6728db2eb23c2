import type { ReactNode } from 'react';
import { ConnectionStrip } from '@/components/live/connection-strip.client';
import { panelId, tabLabels, type MatchTab } from '@/components/match/tabs/match-tab';
import styles from './match-page-layout.module.css';

type Props = {
  /** What the page has besides the score, in order: links that scripts replace by tabs. */
  sections: MatchTab[];
  /** Absent where prices are not allowed and after a match; the tabs then have the complete width. */
  markets: ReactNode;
  tabs: ReactNode;
};

/** Markets on the left, tabs on the right; on phones the markets are the first tab. */
export function MatchPageLayout({ sections, markets, tabs }: Props) {
  return (
    <>
      <ConnectionStrip />
      <nav className={styles.sections} aria-label="Sections">
        {sections.map(section => (
          <a key={section} href={`#${panelId(section)}`}>
            {tabLabels[section]}
          </a>
        ))}
      </nav>
      <div className={styles.page} data-markets={markets ? undefined : 'none'}>
        {markets && (
          <div className={styles.markets} id="markets">
            {markets}
          </div>
        )}
        {tabs}
      </div>
    </>
  );
}
