import { percentText } from '@/lib/domain/odds/figure-text';
import styles from './bookmaker-table.module.css';

/** What a payout of the best prices above 100 % means; nothing for another one. */
export const PayoutNote = ({ payout }: { payout: number | null }) =>
  payout !== null &&
  payout > 1 && (
    <p className={styles.note}>
      {`The best prices together pay ${percentText(payout)}, above 100\u00A0% because they are of different bookmakers and moments, and stakes are limited. It is not a promise.`}
    </p>
  );
