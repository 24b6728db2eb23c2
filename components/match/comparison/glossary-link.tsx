import { AppLink } from '@/components/link/app-link';
import styles from './bookmaker-table.module.css';

type Props = { term: string; children: string };

/** A word of the comparison, with its explanation in the glossary. */
export const GlossaryLink = ({ term, children }: Props) => (
  <AppLink className={styles.term} href={`/glossary#${term}`}>
    {children}
  </AppLink>
);
