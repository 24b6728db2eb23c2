'use client';

import { Disclosure } from '@/components/odds/disclosure';
import { Section } from '@/components/ui/section';
import { usePageView } from '@/components/ui/view-context.client';
import { listPath } from '@/lib/domain/match-filter';
import { showsPrices } from '@/lib/domain/view';
import { useMatchList } from './live-stores';
import { UpcomingCard } from './upcoming-card';
import styles from './upcoming-matches.module.css';

const shownCount = 6;

/** The next matches to start, and the way to all of them; absent when there is none. */
export function UpcomingMatches() {
  const { policy } = usePageView();
  const upcoming = useMatchList()
    .filter(match => match.status === 'upcoming')
    .toSorted((a, b) => a.startTime - b.startTime);
  if (upcoming.length === 0) return null;
  return (
    <Section
      title="Upcoming Matches"
      more={{ href: listPath('all', 'future'), label: `All (${upcoming.length})` }}
    >
      <ul className={styles.grid}>
        {upcoming.slice(0, shownCount).map(match => (
          <li key={match.id}>
            <UpcomingCard match={match} />
          </li>
        ))}
      </ul>
      {showsPrices(policy) && <Disclosure />}
    </Section>
  );
}
