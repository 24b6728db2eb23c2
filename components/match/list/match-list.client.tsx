'use client';

import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { useFollowedOnly } from '@/components/personal/follow/use-followed-only';
import { partOfList } from '@/lib/domain/match/list/list-parts';
import { groupByTournament } from '@/lib/domain/match/match-groups';
import { hasMarkets } from '@/lib/domain/match/match';
import { isInFilter, listPath, type MatchFilter } from '@/lib/domain/match/match-filter';
import { useNow } from '@/lib/live/use-now';
import { useEmptyInPlayRedirect } from './use-empty-in-play-redirect';
import { useMatchList } from '@/components/live/live-stores';
import styles from './match-list.module.css';
import { LessLink, MoreLink } from './more-link';
import { MatchGroup } from './match-group';
import { NoMatches } from './no-matches';
import { useShownParts } from './use-shown-parts';

type Props = {
  filter: MatchFilter;
  league: string;
  page?: number;
  now: number;
  /** Whether a match of any league was in play when the page was rendered. */
  isAnyLive: boolean;
};

/** The matches of a filter, by tournament: from a page of the list on, more when asked for. */
export function MatchList({ filter, league, page = 1, now: renderedAt, isAnyLive }: Props) {
  const matches = useMatchList();
  const now = useNow(renderedAt, matches);
  const inFilter = matches.filter(match => isInFilter(match, filter, now));
  const { visible, control } = useFollowedOnly(inFilter);
  const path = listPath(league, filter);
  const [parts, showMore] = useShownParts(path, page);
  useEmptyInPlayRedirect(filter, isAnyLive);
  if (inFilter.length === 0) {
    const hasFuture = matches.some(match => isInFilter(match, 'future', now));
    return <NoMatches filter={filter} league={league} hasFuture={hasFuture} />;
  }
  const groups = partOfList(groupByTournament(visible), page, parts);

  return (
    <div className={styles.groups}>
      {control}
      <LessLink path={path} page={page} />
      {groups.map((group, index) => (
        <MatchGroup key={group.name} group={group} isFirst={index === 0} />
      ))}
      <MoreLink path={path} page={page + parts} count={visible.length} onMore={showMore} />
      {visible.some(hasMarkets) && <AffiliateDisclosure />}
    </div>
  );
}
