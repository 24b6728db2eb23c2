'use client';

import { usePageContext } from '@/components/link/page-context.client';
import styles from './affiliate-disclosure.module.css';

type Props = { of?: 'odds' | 'offers' };

const links = {
  odds: 'Odds open a betting site that pays us for visitors.',
  offers: 'Betting sites pay us for visitors who follow our links to them.',
};
const invented = {
  odds: 'Odds open a page about an invented betting site: it takes no bets and pays nobody.',
  offers: 'The betting sites here are invented examples: they take no bets and pay nobody.',
};

/** Disclosure below every group of odds or offers: who pays for the links, if anybody does. */
export function AffiliateDisclosure({ of = 'odds' }: Props) {
  const { areBookmakersInvented = false } = usePageContext();
  return (
    <p className={styles.disclosure}>
      {areBookmakersInvented
        ? `${invented[of]} 18+.`
        : `${links[of]} 18+. New customers only. T&Cs apply.`}
    </p>
  );
}
