import type { Bookmaker } from '@/lib/domain/content/bookmaker/bookmaker';
import styles from './bookmaker-logo.module.css';

type Props = { bookmaker: Pick<Bookmaker, 'title' | 'icon'>; size?: 'small' | 'large' };

/** A bookmaker's logo, or its initials; decorative, because the name is next to it. */
export function BookmakerLogo({ bookmaker: { title, icon }, size = 'small' }: Props) {
  const initials = title
    .split(/\s+/)
    .map(word => word[0] ?? '')
    .join('')
    .slice(0, 3);

  return icon ? (
    <img
      className={styles.logo}
      data-size={size}
      src={icon}
      width={160}
      height={80}
      alt=""
      loading="lazy"
    />
  ) : (
    <span className={`${styles.logo} ${styles.initials}`} data-size={size} aria-hidden="true">
      {initials}
    </span>
  );
}
