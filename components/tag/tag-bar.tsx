import { listHref, unfilteredList, type ListQuery } from '@/lib/routing/list-query';
import { AppLink } from '@/components/link/app-link';
import styles from './tag-bar.module.css';

type Props = {
  label: string;
  path: string;
  query: ListQuery;
  /** The text of the link to the complete list. */
  all: string;
  tags: { slug: string; name: string; count?: number }[];
};

/** Links to a list and to its parts by one tag; one row that scrolls on phones. */
export function TagBar({ label, path, query, all, tags }: Props) {
  if (tags.length === 0) return null;
  const chosen = query.tags.join(',');
  const items = [{ slug: '', name: all, count: undefined }, ...tags];

  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.tags}>
        {items.map(({ slug, name, count }) => (
          <li key={slug}>
            <AppLink
              className={styles.tag}
              href={listHref(path, slug === '' ? unfilteredList : { page: 1, tags: [slug] })}
              scroll={false}
              aria-current={slug === chosen ? 'page' : undefined}
            >
              {name}
              {count !== undefined && <span className={styles.count}>{` ${count}`}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
