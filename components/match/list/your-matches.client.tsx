'use client';

import { Section } from '@/components/ui/section';
import { useHydrated } from '@/components/ui/use-hydrated';
import { MatchCard } from './match-card';
import { useMatchList } from '@/components/live/live-stores';
import { byStart } from '@/lib/domain/match/match-start';
import { isFollowedMatch } from '@/components/personal/follow/followed';
import { useFollowed } from '@/components/personal/follow/use-followed';
import styles from './your-matches.module.css';

const shownCount = 6;

/** Live and upcoming matches that the visitor follows, live matches first; nothing when there are none. */
export function YourMatches() {
  const followed = useFollowed();
  const isHydrated = useHydrated();
  const own = useMatchList()
    .filter(match => isFollowedMatch(match, followed))
    .toSorted((a, b) => Number(b.status === 'live') - Number(a.status === 'live') || byStart(a, b));
  // Reserves its space for visitors who follow something, so that nothing moves when it appears.
  if (!isHydrated) return <div className={styles.place} />;
  if (own.length === 0) return null;
  return (
    <Section
      title="Your matches"
      more={{ href: '/following', label: `Following (${followed.length})` }}
    >
      <ul className={styles.grid}>
        {own.slice(0, shownCount).map(match => (
          <li key={match.id}>
            <MatchCard match={match} variant="tall" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
