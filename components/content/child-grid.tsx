import type { ContentPage } from '@/lib/domain/content-page';
import { Icon } from '../ui/icon';
import { AppLink } from '../ui/app-link';
import styles from './child-grid.module.css';

type Props = { pages: ContentPage['children'] };

const fewest = 3;

/** The pages below this one: three in a row when there are no more than that, else four. */
export function ChildGrid({ pages }: Props) {
  return (
    <ul className={styles.grid} data-columns={pages.length <= fewest ? 3 : 4}>
      {pages.map(({ title, text, href }) => (
        <li key={href} className={styles.child}>
          <h2 className={styles.title}>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
          <AppLink className={styles.more} href={href}>
            Find out more
            <span className="visually-hidden"> about {title}</span>
            <Icon icon="chevron-right" size={16} />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
