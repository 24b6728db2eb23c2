import { AppLink } from '@/components/link/app-link';
import styles from './innings-links.module.css';

type Props = { innings: { id: string; label: string; href: string }[]; current: string };

/** A link to the comments of each innings. */
export function InningsLinks({ innings, current }: Props) {
  if (innings.length < 2) return null;
  return (
    <nav className={styles.links} aria-label="Innings">
      {innings.map(({ id, label, href }) => (
        <AppLink
          key={id}
          className={styles.link}
          href={href}
          aria-current={id === current ? 'page' : undefined}
        >
          {label}
        </AppLink>
      ))}
    </nav>
  );
}
