import { Icon } from '@/components/icon/icon';
import { todayPath } from '@/lib/domain/match/list/matches-of-day';
import { AppLink } from './app-link';
import styles from './calendar-link.module.css';

/** A link from matches of many days to those of one. */
export const DaysLink = () => (
  <AppLink className={styles.link} href={todayPath}>
    <Icon icon="calendar-days" size={16} />
    By day
  </AppLink>
);
