import { AppLink } from './app-link';
import styles from './page-links.module.css';

type Props = { page: number; pages: number; hrefOf: (page: number) => string };

/** Pagination: previous, first, neighbours of the current page, last, next. */
export function PageLinks({ page, pages, hrefOf }: Props) {
  if (pages <= 1) return null;
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    n => n >= 1 && n <= pages,
  );
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 && (
        <AppLink className={styles.page} href={hrefOf(page - 1)} rel="prev">
          Previous
        </AppLink>
      )}
      {shown.map((n, index) => (
        <span key={n} className={styles.place}>
          {index > 0 && n - (shown[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <AppLink
            className={styles.page}
            href={hrefOf(n)}
            aria-label={`Page ${n}`}
            aria-current={n === page ? 'page' : undefined}
          >
            {n}
          </AppLink>
        </span>
      ))}
      {page < pages && (
        <AppLink className={styles.page} href={hrefOf(page + 1)} rel="next">
          Next
        </AppLink>
      )}
    </nav>
  );
}
