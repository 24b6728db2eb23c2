import { AppLink } from '@/components/link/app-link';
import styles from './breadcrumbs.module.css';

export type Breadcrumb = { title: string; href?: string | undefined };

type Props = { items: Breadcrumb[] };

/** Breadcrumbs; truncated labels show in full as a tooltip. */
export function Breadcrumbs({ items }: Props) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.crumbs}>
        {items.map(({ title, href }, index) => {
          const last = index === items.length - 1;
          return (
            <li className={styles.crumb} key={href ?? title}>
              {href && !last ? (
                <AppLink className={styles.label} href={href} title={title}>
                  <span className={styles.text}>{title}</span>
                </AppLink>
              ) : (
                <span
                  className={styles.label}
                  title={title}
                  aria-current={last ? 'page' : undefined}
                >
                  <span className={styles.text}>{title}</span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
