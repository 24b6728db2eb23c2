import { StartTime } from '@/components/match/team/start-time';
import type { Match } from '@/lib/domain/match/match';
import { Result } from './result';
import styles from './result-list.module.css';

type Props = { matches: Match[] };

/** Results, each with a link to its match in the history. */
export function ResultList({ matches }: Props) {
  return (
    <ul className={styles.list}>
      {matches.map(match => (
        <li key={match.id} className={styles.result}>
          <Result match={match} when={<StartTime match={match} />} />
        </li>
      ))}
    </ul>
  );
}
