import { AppLink } from './app-link';
import switchStyles from './view-nav-switch.module.css';
import tabStyles from './view-nav-tabs.module.css';

type Props = {
  label: string;
  /** At most one is current. */
  items: { href: string; label: string; current: boolean }[];
  /** Tabs for the views of one thing; a segmented control to pick one of few. */
  look: 'tabs' | 'switch';
};

/** Links between the views of a page, which keeps its scroll position. */
export function ViewNav({ label, items, look }: Props) {
  const styles = look === 'tabs' ? tabStyles : switchStyles;
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
        </AppLink>
      ))}
    </nav>
  );
}
