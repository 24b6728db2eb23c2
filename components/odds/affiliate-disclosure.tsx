import styles from './affiliate-disclosure.module.css';

type Props = { of?: 'odds' | 'offers' };

const links = {
  odds: 'Odds open a betting site that pays us for visitors.',
  offers: 'Betting sites pay us for visitors who follow our links to them.',
};

/** Affiliate disclosure below every group of odds or offers. */
export function AffiliateDisclosure({ of = 'odds' }: Props) {
  return <p className={styles.disclosure}>{links[of]} 18+. New customers only. T&amp;Cs apply.</p>;
}
