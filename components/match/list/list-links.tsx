import { CalendarLink } from '@/components/link/calendar-link';
import { SeriesLink } from '@/components/series/series-link';
import styles from './list-links.module.css';

type Props = { league: string; name: string };

/** Links of a league's list: to its series, and to its fixtures as a calendar. */
export const ListLinks = ({ league, name }: Props) => (
  <div className={styles.links}>
    <SeriesLink league={league} name={name} />
    <CalendarLink
      href={`/calendars/${encodeURIComponent(league)}.ics`}
      label="Upcoming matches for your calendar"
    />
  </div>
);
