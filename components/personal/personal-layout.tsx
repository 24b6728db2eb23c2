import type { ReactNode } from 'react';
import { AnchoredLayout } from '@/components/article/anchored-layout';
import { showsPrices, type Policy } from '@/lib/domain/policy';
import { PageList, type ListedPage } from './page-list';

/** `isOfPrices`: where prices are shown only. */
type PersonalPage = ListedPage & { isOfPrices?: true };

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
      <PageList
        label="Your choices"
        pages={pages
          .filter(({ href }) => href !== current)
          .filter(({ isOfPrices }) => !isOfPrices || showsPrices(policy))}
      />
    }
  >
    {children}
  </AnchoredLayout>
);
