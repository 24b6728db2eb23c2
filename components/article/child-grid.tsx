import type { ContentPage } from '@/lib/domain/content/content-page';
import { Icon } from '@/components/icon/icon';
import { AppLink } from '@/components/link/app-link';
import styles from './child-grid.module.css';

type Props = { pages: ContentPage['children'] };

const threeColumnMax = 3;

/** The child pages: up to three in three columns, more in four. */
export function ChildGrid({ pages }: Props) {
  return (
    <ul className={styles.grid} data-columns={pages.length <= threeColumnMax ? 3 : 4}>
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
