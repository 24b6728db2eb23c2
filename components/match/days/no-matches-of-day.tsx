import { EmptyState } from '@/components/state/empty-state';
import { AppLink } from '@/components/link/app-link';
import { longDate } from '@/components/ui/time-text';
import { dayPath } from '@/lib/domain/match/list/matches-of-day';

type Props = {
  /** Whether the address names the day: such addresses are many. */
  isChosen: boolean;
  previous: string | null;
  next: string | null;
};

/** A day without a match, with links to the nearest days that have one. */
export function NoMatchesOfDay({ isChosen, previous, next }: Props) {
  const days = [previous, next].flatMap(day => day ?? []);
  return (
    <EmptyState
      icon="calendar-clock"
      title={isChosen ? 'No matches on this day' : 'No matches today'}
      isNothingFound={isChosen}
      text={
        days.length === 0
          ? 'No other day has matches either.'
          : days.map((day, index) => (
              <span key={day}>
                {index === 0 ? 'There are matches on ' : ' and on '}
                <AppLink href={dayPath(day)}>{longDate(day)}</AppLink>
              </span>
            ))
      }
    />
  );
}
