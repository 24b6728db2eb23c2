import type { MouseEvent } from 'react';
import styles from './compare-link.module.css';

type Props = {
  href: string;
  /** Of bookmakers. */
  count: number;
  market: string;
  onClick?: (event: MouseEvent) => void;
};

/** A link to a market's prices at every bookmaker, on the page of the market or of its outright. */
export function CompareLink({ href, count, market, onClick }: Props) {
  const text = `Compare ${count} bookmakers`;
  return (
    <a
      className={styles.compare}
      href={href}
      rel="nofollow"
      aria-label={`${text} for ${market}`}
      onClick={onClick}
    >
      {text}
    </a>
  );
}
