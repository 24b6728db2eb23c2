import { Icon } from '@/components/icon/icon';
import styles from './calendar-link.module.css';

type Props = { href: string; label: string };

/** A file for the visitor's own calendar. */
export function CalendarLink({ href, label }: Props) {
  return (
    <a className={styles.link} href={href}>
      <Icon icon="calendar-plus" size={16} />
      {label}
    </a>
  );
}
