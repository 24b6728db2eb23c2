import { Icon } from '@/components/icon/icon';
import { AppLink } from './app-link';
import styles from './calendar-link.module.css';

/** A link from players to where they played. */
export const GroundsLink = () => (
  <AppLink className={styles.link} href="/grounds">
    <Icon icon="map-pin" size={16} />
    Grounds
  </AppLink>
);
