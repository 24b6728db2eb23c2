import type { FallRow } from '@/lib/domain/scorecard/scorecard';
import styles from './fall-of-wickets.module.css';

type Props = { falls: FallRow[] };

/** Score and wicket, the batter who was out, and the over. */
export function FallOfWickets({ falls }: Props) {
  return (
    <section>
      <h3 className={styles.title}>Fall of wickets</h3>
      <ul className={styles.falls}>
        {falls.map(({ label, batsman, overs }, index) => (
          <li key={index}>
            <b>{label}</b> {batsman}
            {overs && `, ${overs} ov`}
          </li>
        ))}
      </ul>
    </section>
  );
}
