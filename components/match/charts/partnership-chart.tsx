import { ordinal } from '@/lib/ordinal';
import type { InningsChart } from '@/lib/domain/scorecard/innings-chart';
import {
  runsOutside,
  runsText,
  shareText,
  type Partnership,
} from '@/lib/domain/scorecard/partnerships';
import { ChartFigure } from './chart-figure';
import styles from './partnership-chart.module.css';

type Props = {
  /** Those with partnerships. */
  innings: InningsChart[];
};

/** The runs of each wicket's pair as bars on one scale: both batters, and the extras between them. */
export function PartnershipChart({ innings }: Props) {
  const all = innings.flatMap(({ partnerships }) => partnerships);
  const most = Math.max(1, ...all.map(({ runs }) => runs));
  return (
    <ChartFigure
      title="Partnerships"
      legend={innings.map(({ shortLabel, side, isLater, partnerships }) => ({
        name: shortLabel,
        value: bestOf(partnerships),
        side,
        isLater,
      }))}
      isWide
      note={all.some(({ isUnbroken }) => isUnbroken) && '* Not ended by a wicket.'}
    >
      <div className={styles.all}>
        {innings.map(({ id, label, side, partnerships, now }) => (
          <section key={id}>
            <h4 className={styles.innings}>{label}</h4>
            <ol className={styles.partnerships} data-side={side}>
              {partnerships.map((partnership, index) => (
                <li key={index}>
                  <p className={styles.head}>
                    <span>{ordinal(partnership.wicket)} wicket</span>
                    <span>
                      <b>{runsText(partnership)}</b> ({partnership.balls})
                    </span>
                  </p>
                  <Bar {...partnership} most={most} />
                  <Shares {...partnership} />
                </li>
              ))}
            </ol>
            <PenaltyNote runs={runsOutside(partnerships, now?.total ?? 0)} />
          </section>
        ))}
      </div>
    </ChartFigure>
  );
}

const height = 8;

/** In runs as units, as wide as the best partnership. */
function Bar({ batters, extras, most }: Partnership & { most: number }) {
  const [first, second] = batters;
  const bar = (from: number, runs: number) => `M${from} 0h${runs}v${height}h${-runs}z`;
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${most} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.first} d={bar(0, first.runs)} />
      <path className={styles.extras} d={bar(first.runs, extras)} />
      <path className={styles.second} d={bar(first.runs + extras, second.runs)} />
    </svg>
  );
}

function Shares({ batters: [first, second], extras }: Partnership) {
  return (
    <p className={styles.shares}>
      <span className={styles.first}>{shareText(first)}</span>
      {extras > 0 && <span className={styles.extras}>extras {extras}</span>}
      <span className={styles.second}>{shareText(second)}</span>
    </p>
  );
}

function PenaltyNote({ runs }: { runs: number }) {
  return runs > 0 && <p className={styles.penalty}>And {runs} penalty runs, in no partnership.</p>;
}

/** 'best 112*' */
function bestOf(partnerships: readonly Partnership[]): string {
  const [best] = partnerships.toSorted((a, b) => b.runs - a.runs);
  return best ? `best ${runsText(best)}` : '';
}
