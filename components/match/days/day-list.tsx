import { PageHeader } from '@/components/layout/page-header';
import { ConnectionStrip } from '@/components/live/connection-strip.client';
import { LiveList } from '@/components/live/live-list.client';
import { ListLinks } from '@/components/match/list/list-links';
import type { NearestStarts } from '@/lib/domain/match/list/matches-of-day';
import type { Match } from '@/lib/domain/match/match';
import { openListPath } from '@/lib/domain/match/open-list-path';
import { DayMatches } from './day-matches.client';

type Props = {
  title: string;
  /** '2025-04-17', or null for today. */
  day: string | null;
  page?: number;
  list: {
    /** All that are on the day in any time zone. */
    matches: Match[];
    nearest: NearestStarts;
    /** When they were read, in unix seconds. */
    now: number;
  };
};

/** The page of a day's matches. */
export function DayList({ title, day, page = 1, list: { matches, nearest, now } }: Props) {
  return (
    <LiveList
      matches={matches}
      group="event"
      snapshotPath={openListPath('all')}
      showsEnded
      now={now}
    >
      <PageHeader title={title} />
      <ConnectionStrip />
      <DayMatches key={page} day={day} page={page} now={now} nearest={nearest} />
      <ListLinks league="all" name="Latest" />
    </LiveList>
  );
}
