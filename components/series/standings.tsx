import { seriesScoreText, type SeriesScore } from '@/lib/domain/series/series-score';
import { rulesText } from '@/lib/domain/series/table-rules';
import type { PointsTable } from '@/lib/domain/series/points-table';
import { SeriesTable } from './series-table';
import styles from './standings.module.css';

type Props = {
  tables: PointsTable[];
  scores: SeriesScore[];
  /** The source of the results; null when the host does not state it. */
  source: string | null;
};

const legend =
  'P played, W won, L lost, NR no result, Pts points, NRR net run rate by the playing conditions: a side that is all out counts its full overs, matches without a result and super overs do not count.';

/** The points tables of a series, or the scores of a tour; what they are computed from is below them. */
export function Standings({ tables, scores, source }: Props) {
  return (
    <div className={styles.standings}>
      {scores.map(score => (
        <p key={`${score.series} ${score.format}`} className={styles.series}>
          <span>{[score.series, score.format].filter(Boolean).join(', ')}</span>
          <b className={styles.score}>{seriesScoreText(score)}</b>
        </p>
      ))}
      {tables.length > 0 && (
        <div className={styles.tables}>
          {tables.map(table => (
            <SeriesTable key={`${table.series} ${table.group ?? ''}`} table={table} />
          ))}
        </div>
      )}
      <LeftOutMatches tables={tables} />
      {[...new Set(tables.flatMap(({ rules }) => (rules ? rulesText(rules) : [])))].map(text => (
        <p key={text} className={styles.note}>
          {text}
        </p>
      ))}
      <p className={styles.note}>
        {tables.length > 0 && `${legend} `}
        Only the results on this site are counted.
        {source !== null && ` ${source}.`}
      </p>
    </div>
  );
}

/** The matches whose end is not understood, in the words of their source: they are in no table. */
function LeftOutMatches({ tables }: Pick<Props, 'tables'>) {
  const matches = tables.flatMap(({ leftOut }) => leftOut);
  if (matches.length === 0) return null;
  return (
    <div className={styles.leftOut}>
      <p>Not counted, because how they ended is not known:</p>
      <ul>
        {matches.map(({ match, text }, index) => (
          <li key={index}>
            {match}
            {text && <span className="score-cover"> (“{text}”)</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
