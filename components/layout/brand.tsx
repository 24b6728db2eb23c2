import { AppLink } from '@/components/link/app-link';
import styles from './brand.module.css';

type Props = { name: string };

/** The logo and the site's name, linked to the home page. */
export function Brand({ name }: Props) {
  return (
    <AppLink className={styles.brand} href="/">
      <svg className={styles.ball} width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">
        <circle className={styles.leather} cx="16" cy="16" r="15" />
        <path className={styles.shade} d="M16 1a15 15 0 0 1 0 30z" />
        <path className={styles.seam} d="M12.5 1.5v29M19.5 1.5v29" strokeWidth="1.2" />
        <path
          className={styles.seam}
          d="M9.8 2.5v27M22.2 2.5v27"
          strokeWidth="2.6"
          strokeDasharray="1.6 2.2"
        />
      </svg>
      {name}
    </AppLink>
  );
}
