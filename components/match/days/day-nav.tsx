import { Icon } from '@/components/icon/icon';
import { AppLink } from '@/components/link/app-link';
import { Button } from '@/components/ui/button';
import { longDate } from '@/components/ui/time-text';
import { dayPath, todayPath } from '@/lib/domain/match/list/matches-of-day';
import styles from './day-nav.module.css';

type Props = {
  day: string;
  isToday: boolean;
  /** The nearest days that have matches. */
  previous: string | null;
  next: string | null;
};

/** Links to the nearest days with matches and to today, and a field for any other day. */
export function DayNav({ day, isToday, previous, next }: Props) {
  return (
    <div className={styles.bar}>
      <nav className={styles.days} aria-label="Days">
        {previous && (
          <AppLink className={styles.link} href={dayPath(previous)} rel="prev">
            <Icon icon="chevron-left" size={16} />
            <DateText day={previous} />
          </AppLink>
        )}
        <AppLink
          className={styles.today}
          href={todayPath}
          aria-current={isToday ? 'page' : undefined}
        >
          Today
        </AppLink>
        {next && (
          <AppLink className={styles.next} href={dayPath(next)} rel="next">
            <DateText day={next} />
            <Icon icon="chevron-right" size={16} />
          </AppLink>
        )}
      </nav>
      <form className={styles.form} action={todayPath}>
        <label className={styles.field}>
          <span className={styles.label}>Day</span>
          {/* A field keeps what was typed: another day is another field. */}
          <input
            key={day}
            className={styles.input}
            type="date"
            name="date"
            required
            min="1900-01-01"
            max="2099-12-31"
            defaultValue={day}
          />
        </label>
        <Button type="submit">Show</Button>
      </form>
    </div>
  );
}

const DateText = ({ day }: { day: string }) => <time dateTime={day}>{longDate(day)}</time>;
