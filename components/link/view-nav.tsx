import { AppLink } from './app-link';
import switchStyles from './view-nav-switch.module.css';
import tabStyles from './view-nav-tabs.module.css';

type Props = {
  label: string;
  /** At most one item is current. */
  items: { href: string; label: string; count?: number; current: boolean }[];
  /** 'tabs' for views of one subject; 'switch' is a segmented control for a few options. */
  variant: 'tabs' | 'switch';
};

/** Links between the views of a page; they keep the scroll position. */
export function ViewNav({ label, items, variant }: Props) {
  const styles = variant === 'tabs' ? tabStyles : switchStyles;
  return (
    <nav className={styles.nav} aria-label={label}>
      {items.map(item => (
        <AppLink
          key={item.href}
          className={styles.link}
          href={item.href}
          scroll={false}
          aria-current={item.current ? 'page' : undefined}
        >
          {item.label}
          {item.count !== undefined && (
            <span className={styles.count}>
              {item.count}
              <span className="visually-hidden"> {item.count === 1 ? 'match' : 'matches'}</span>
            </span>
          )}
        </AppLink>
      ))}
    </nav>
  );
}
