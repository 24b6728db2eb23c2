'use client';

import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { Section } from '@/components/ui/section';
import { hasMarkets } from '@/lib/domain/match/match';
import { listPath } from '@/lib/domain/match/match-filter';
import { byStart } from '@/lib/domain/match/match-start';
import { homePart } from '@/lib/domain/match/list/list-parts';
import { useListRest, useMatchList } from '@/components/live/live-stores';
import { UpcomingCard } from './upcoming-card';
import styles from './upcoming-matches.module.css';

/** The next matches to start, with a link to all of them; nothing when there are none. */
export function UpcomingMatches() {
  const upcoming = useMatchList()
    .filter(match => match.status === 'upcoming')
    .toSorted(byStart);
  const { counts } = useListRest();
  if (upcoming.length === 0) return null;
  return (
    <Section
      title="Upcoming Matches"
      more={{
        href: listPath('all', 'future'),
        label: `All (${counts?.filters.future ?? upcoming.length})`,
      }}
    >
      <ul className={styles.grid}>
        {upcoming.slice(0, homePart.upcoming).map(match => (
          <li key={match.id}>
            <UpcomingCard match={match} />
          </li>
        ))}
      </ul>
      {upcoming.some(hasMarkets) && <AffiliateDisclosure />}
    </Section>
  );
}
