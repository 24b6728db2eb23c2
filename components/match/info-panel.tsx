import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { LocalTime } from '@/components/ui/local-time.client';
import type { Match } from '@/lib/domain/match';
import styles from './info-panel.module.css';
import { useMatch } from './live-stores';
import { useScorecard } from './match-details';

type Props = { match: Match; watchUrl: string };

/** When it begins, and what is known: each row only if it is. */
export function InfoPanel({ match: initial, watchUrl }: Props) {
  const match = useMatch(initial);
  const scorecard = useScorecard();
  const basic = match.statusText ? [{ label: 'Status', value: match.statusText }] : [];
  const rows = scorecard && scorecard.rows.length > 0 ? scorecard.rows : basic;
  return (
    <>
      <dl className={styles.rows}>
        <div>
          <dt>Match begins at</dt>
          <dd>
            <LocalTime seconds={match.startTime} />
          </dd>
        </div>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ExternalLink className={styles.watch} href={watchUrl}>
        Watch on hotstar
        <Icon icon="square-arrow-out-up-right" size={16} />
      </ExternalLink>
      {match.replay && <p className={styles.credit}>{match.replay.credit}</p>}
    </>
  );
}
