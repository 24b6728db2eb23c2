import { Icon } from '@/components/icon/icon';
import type { IconName } from '@/components/icon/icon-names';
import { AppLink } from '@/components/link/app-link';
import styles from './page-list.module.css';

/** A page of the site with what a visitor does on it. */
export type ListedPage = { href: string; title: string; icon: IconName; text: string };

type Props = { label: string; pages: readonly ListedPage[] };

/** Pages that belong together, as a list of links. */
export const PageList = ({ label, pages }: Props) => (
  <nav aria-label={label}>
    <ul className={styles.list}>
      {pages.map(({ href, title, icon, text }) => (
        <li key={href} className={styles.page}>
          <Icon icon={icon} />
          <div>
            <AppLink className={styles.link} href={href}>
              {title}
            </AppLink>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </nav>
);
