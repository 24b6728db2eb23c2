'use client';

import { useEffect, useRef, useState } from 'react';
import { leagueItem } from '@/components/personal/follow/follow-items';
import { FollowStar } from '@/components/personal/follow/follow-star.client';
import { useFollowed } from '@/components/personal/follow/use-followed';
import { Icon } from '@/components/icon/icon';
import { AppLink } from '@/components/link/app-link';
import {
  followedFirst,
  leaguesNamed,
  type ListedLeague,
} from '@/lib/domain/match/list/listed-leagues';
import { listPath, type MatchFilter } from '@/lib/domain/match/match-filter';
import { LeagueLabel } from '@/components/match/team/league-label';
import { useHydrated } from '@/components/ui/use-hydrated';
import styles from './league-menu.module.css';

type Props = { leagues: ListedLeague[]; current: string; filter: MatchFilter };

/** The number of leagues above which they can be searched. */
const withoutSearch = 12;

/** The leagues as a side list, on wide screens: live and followed ones first. */
export function LeagueMenu({ leagues, current, filter }: Props) {
  const followed = useFollowed();
  // Stars need scripts, and would be half of the menu's markup.
  const isHydrated = useHydrated();
  const [words, setWords] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const shown = leaguesNamed(followedFirst(leagues, followed), words);

  useEffect(() => {
    const menu = list.current;
    const link = menu?.querySelector<HTMLElement>('[aria-current]');
    if (menu && link && link.offsetTop > menu.clientHeight) menu.scrollTop = link.offsetTop;
  }, [current]);

  return (
    <nav className={styles.menu} aria-labelledby="leagues">
      <h2 className={styles.title} id="leagues">
        Leagues
      </h2>
      {leagues.length > withoutSearch && (
        <input
          className={`${styles.search} needs-scripts`}
          type="search"
          aria-label="Find a league"
          placeholder="Find a league"
          value={words}
          onChange={event => setWords(event.target.value)}
        />
      )}
      <div ref={list} className={styles.leagues}>
        <AppLink
          className={styles.league}
          href={listPath('all', filter)}
          aria-current={current === 'all' ? 'page' : undefined}
        >
          <Icon icon="layers" />
          All Leagues
        </AppLink>
        {shown.map(league => (
          <div key={league.slug} className={styles.row}>
            <AppLink
              className={styles.league}
              href={listPath(league.slug, filter)}
              aria-current={current === league.slug ? 'page' : undefined}
            >
              <LeagueLabel league={league} size={20} />
            </AppLink>
            {isHydrated && <FollowStar item={leagueItem(league)} />}
          </div>
        ))}
      </div>
      <p className={styles.none} role="status">
        {shown.length === 0 && 'No league has this name.'}
      </p>
    </nav>
  );
}
