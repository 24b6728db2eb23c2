import { AppLink } from '@/components/link/app-link';
import { longDate } from '@/components/ui/time-text';
import { dayPath } from '@/lib/domain/match/list/matches-of-day';

/** A day in a list of matches, with a link to all matches of that day. */
export const DayLink = ({ day }: { day: string }) => (
  <AppLink href={dayPath(day)}>
    <time dateTime={day}>{longDate(day)}</time>
  </AppLink>
);
