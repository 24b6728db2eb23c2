import { listHref, type ListQuery } from '@/lib/routing/list-query';
import { AppLink } from './app-link';
import styles from './page-links.module.css';

type Props = { path: string; query: ListQuery; pages: number };

/** Pagination: previous, first, neighbours of the current page, last, next. */
export function PageLinks({ path, query, pages }: Props) {
  const { page } = query;
  if (pages <= 1) return null;
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    n => n >= 1 && n <= pages,
  );
  const href = (n: number) => listHref(path, { ...query, page: n });
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 && (
        <AppLink className={styles.page} href={href(page - 1)} rel="prev">
          Previous
        </AppLink>
      )}
      {shown.map((n, at) => (
        <span key={n} className={styles.place}>
          {at > 0 && n - (shown[at - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <AppLink
            className={styles.page}
            href={href(n)}
            aria-label={`Page ${n}`}
            aria-current={n === page ? 'page' : undefined}
          >
            {n}
          </AppLink>
        </span>
      ))}
      {page < pages && (
        <AppLink className={styles.page} href={href(page + 1)} rel="next">
          Next
        </AppLink>
      )}
    </nav>
  );
}
