import type { OverSummary } from '@/lib/domain/commentary/comment';
import styles from './over-end.module.css';

type Props = { summary: OverSummary };

export function OverEnd({ summary }: Props) {
  const { over, runs, score, runRate, batsmen, bowlers } = summary;
  return (
    <section className={styles.over}>
      <header className={styles.head}>
        <h3>{`End of Over ${over} (${runs} ${runs === '1' ? 'run' : 'runs'})`}</h3>
        <p>
          {score && <b>{score}</b>} {runRate && `RR ${runRate}`}
        </p>
      </header>
      <div className={styles.figures}>
        <Figures of={batsmen} />
        <Figures of={bowlers} />
      </div>
    </section>
  );
}

/** The players of an over's summary with their figures. */
function Figures({ of }: { of: OverSummary['batsmen'] }) {
  if (of.length === 0) return null;
  return (
    <dl>
      {of.map(({ name, figures }, index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{figures}</dd>
        </div>
      ))}
    </dl>
  );
}
