'use client';

import { usePageContext } from '@/components/link/page-context.client';
import styles from './affiliate-disclosure.module.css';

type Props = { of?: 'odds' | 'offers' };

/** The disclosure below every group of odds or offers: whether the links are paid for, and by whom. */
export const AffiliateDisclosure = ({ of = 'odds' }: Props) => (
  <p className={styles.disclosure}>{usePageContext().disclosures?.[of]}</p>
);
