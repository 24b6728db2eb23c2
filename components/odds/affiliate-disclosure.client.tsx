'use client';

import { usePageContext } from '@/components/link/page-context.client';
import styles from './affiliate-disclosure.module.css';

type Props = { of?: 'odds' | 'offers' };

/** Disclosure below every group of odds or offers: who pays for the links, if anybody does. */
export const AffiliateDisclosure = ({ of = 'odds' }: Props) => (
  <p className={styles.disclosure}>{usePageContext().disclosures?.[of]}</p>
);
