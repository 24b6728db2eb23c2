import { AppLink } from '@/components/link/app-link';
import styles from './tag.module.css';

type Props = { label: string; tags: { href: string; name: string }[] };

/** Tags that link to their filtered list. */
export function TagLinks({ label, tags }: Props) {
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map(({ href, name }) => (
        <li key={href}>
          <AppLink className={styles.tag} href={href} title={name}>
            <span className={styles.name}>{name}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
