import { AppLink } from '@/components/link/app-link';
import styles from './chip-links.module.css';

type Props = {
  label: string;
  links: { href: string; text: string; count: number; isCurrent?: boolean }[];
};

/** Short links in a row, such as letters, each with the number of what it leads to. */
export function ChipLinks({ label, links }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ href, text, count, isCurrent }) => (
          <li key={href}>
            <AppLink
              className={styles.chip}
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {text} <small>{count}</small>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
