'use client';

import { useEffect } from 'react';
import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { useFollowedOnly } from '@/components/personal/follow/use-followed-only';
import { partOfList, type ListCounts, type PartOfGroup } from '@/lib/domain/match/list/list-parts';
import { groupByTournament, type MatchGroup as Group } from '@/lib/domain/match/match-groups';
import { hasMarkets } from '@/lib/domain/match/match';
import { isInFilter, listPath, type MatchFilter } from '@/lib/domain/match/match-filter';
import { useNow } from '@/lib/live/use-now';
import { useEmptyInPlayRedirect } from './use-empty-in-play-redirect';
import { useListRest, useMatchList } from '@/components/live/live-stores';
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

/** The matches of a filter, grouped by tournament. It begins at a page of the list and adds more on request. */
export function MatchList({ filter, league, page = 1, now: renderedAt, isAnyLive }: Props) {
  const matches = useMatchList();
  const now = useNow(renderedAt, matches);
  const inFilter = matches.filter(match => isInFilter(match, filter, now));
  const { counts, load } = useListRest();
  const { visible, control } = useFollowedOnly(inFilter);
  const isFollowedOnly = visible !== inFilter;
  const path = listPath(league, filter);
  const [parts, showMore] = useShownParts(path, page);
  useEmptyInPlayRedirect(filter, isAnyLive);
  useEffect(() => {
    // Those that the visitor follows may be anywhere in the list.
    if (isFollowedOnly) load().catch(() => undefined);
  }, [isFollowedOnly, load]);
  if (inFilter.length === 0) {
    const hasFuture = counts
      ? counts.filters.future > 0
      : matches.some(match => isInFilter(match, 'future', now));
    return <NoMatches filter={filter} league={league} hasFuture={hasFuture} />;
  }
  const sent = isFollowedOnly ? null : counts;
  const groups = sent
    ? sentPart(groupByTournament(visible), sent)
    : partOfList(groupByTournament(visible), counts ? 1 : page, parts);

  return (
    <div className={styles.groups}>
      {control}
      <LessLink path={path} page={page} />
      {groups.map((group, index) => (
        <MatchGroup key={group.name} group={group} index={index} />
      ))}
      <MoreLink
        path={path}
        page={page + (sent ? 1 : parts)}
        count={sent?.filters[filter] ?? visible.length}
        onMore={() => load().then(showMore)}
      />
      {visible.some(hasMarkets) && <AffiliateDisclosure />}
    </div>
  );
}

/** The part of a list that a page was sent, with the numbers of the complete list. */
const sentPart = (groups: Group[], { groups: counts }: ListCounts): PartOfGroup[] =>
  groups.map(group => ({ ...group, count: counts[group.name] ?? group.matches.length }));
