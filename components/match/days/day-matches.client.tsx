'use client';

import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { useMatchList } from '@/components/live/live-stores';
import { MatchGroup } from '@/components/match/list/match-group';
import { LessLink, MoreLink } from '@/components/match/list/more-link';
import { useShownParts } from '@/components/match/list/use-shown-parts';
import { ResultList } from '@/components/match/results/result-list';
import { useFollowedOnly } from '@/components/personal/follow/use-followed-only';
import { useShownZone } from '@/components/ui/local-time.client';
import { Section } from '@/components/ui/section';
import { dayOf } from '@/components/ui/time-text';
import { partOfList } from '@/lib/domain/match/list/list-parts';
import {
  dayPath,
  groupsOfDay,
  matchesOfDay,
  type NearestStarts,
} from '@/lib/domain/match/list/matches-of-day';
import { hasMarkets } from '@/lib/domain/match/match';
import { useNow } from '@/lib/live/use-now';
import { DayNav } from './day-nav';
import styles from './day-matches.module.css';
import { NoMatchesOfDay } from './no-matches-of-day';

type Props = {
  /** '2025-04-17', or null for today. */
  day: string | null;
  page?: number;
  /** When the page was rendered, in unix seconds. */
  now: number;
  nearest: NearestStarts;
};

/** The matches of a day in the time zone in which times are shown, with the nearest other days. */
export function DayMatches({ day: chosen, page = 1, now: renderedAt, nearest }: Props) {
  const all = useMatchList();
  const zone = useShownZone();
  const now = useNow(renderedAt, all);
  const dayOfTime = (seconds: number) => dayOf(new Date(seconds * 1000), zone);
  const day = chosen ?? dayOfTime(now);
  const { matches, previous, next } = matchesOfDay(all, day, { dayOf: dayOfTime, nearest, now });
  const { visible, control } = useFollowedOnly(matches);
  const path = dayPath(day);
  const [parts, showMore] = useShownParts(path, page);
  const groups = partOfList(groupsOfDay(visible), page, parts);

  return (
    <div className={styles.day}>
      <DayNav day={day} isToday={chosen === null} previous={previous} next={next} />
      {matches.length === 0 && (
        <NoMatchesOfDay isChosen={chosen !== null} previous={previous} next={next} />
      )}
      {control}
      <LessLink path={path} page={page} />
      {groups.map((group, index) =>
        group.matches[0]?.status === 'other' ? (
          <Section key="ended" title={group.name}>
            <ResultList matches={group.matches} />
          </Section>
        ) : (
          <MatchGroup key={`of ${group.name}`} group={group} index={index} isOneDay />
        ),
      )}
      <MoreLink
        path={path}
        page={page + parts}
        count={visible.length}
        onMore={async () => showMore()}
      />
      {visible.some(hasMarkets) && <AffiliateDisclosure />}
    </div>
  );
}
