import type { ReactNode } from 'react';
import { AnchoredLayout } from '@/components/article/anchored-layout';
import { Icon } from '@/components/icon/icon';
import type { IconName } from '@/components/icon/icon-names';
import { AppLink } from '@/components/link/app-link';
import { showsPrices, type Policy } from '@/lib/domain/policy';
import styles from './personal-layout.module.css';

type PersonalPage = {
  href: string;
  title: string;
  icon: IconName;
  text: string;
  /** Where prices are shown only. */
  isOfPrices?: true;
};

/** The pages of what a visitor chose, all stored on the device. */
const pages: readonly PersonalPage[] = [
  { href: '/following', title: 'Following', icon: 'star', text: 'Your matches, teams and leagues' },
  {
    href: '/my-bookmakers',
    title: 'My bookmakers',
    icon: 'layers',
    text: 'Whose prices you compare',
    isOfPrices: true,
  },
  { href: '/alerts', title: 'Alerts', icon: 'clock-alert', text: 'Wickets, results and prices' },
  {
    href: '/offline-storage',
    title: 'Saved pages',
    icon: 'file-text',
    text: 'Read without a connection',
  },
];

type Props = { current: string; policy: Policy; children: ReactNode };

/** A page of what the visitor chose, with the others beside it. */
export const PersonalLayout = ({ current, policy, children }: Props) => (
  <AnchoredLayout
    anchors={[]}
    popup="none"
    besideOnly={
      <nav aria-label="Your choices">
        <ul className={styles.list}>
          {pages
            .filter(({ href }) => href !== current)
            .filter(({ isOfPrices }) => !isOfPrices || showsPrices(policy))
            .map(({ href, title, icon, text }) => (
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
    }
  >
    {children}
  </AnchoredLayout>
);
