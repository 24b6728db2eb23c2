import { EmptyState } from '@/components/state/empty-state';
import type { BattingRow, BowlingRow, Innings } from '@/lib/domain/scorecard/scorecard';
import { PlayerName } from '@/components/link/player-name';
import { FallOfWickets } from './fall-of-wickets';
import styles from './innings-score.module.css';
import { ScoreTable } from './score-table';

type Props = {
  innings: Innings;
  /** Whether names of players lead to their pages. */
  linksPlayers: boolean;
};

/** The scorecard of an innings; where there is room, batting and bowling are side by side. */
export function InningsScore({ innings, linksPlayers }: Props) {
  const { label, total, overs, runRate, batting, didNotBat, extras, falls, bowling } = innings;
  if (batting.length === 0 && falls.length === 0 && bowling.length === 0)
    return <EmptyState icon="clipboard-list" title="Score not available" />;

  return (
    <div className={styles.innings}>
      <h2 className="visually-hidden shown-without-scripts">{label}</h2>
      <p className={styles.total}>
        <b>{total}</b>
        <span>{overs} overs</span>
        {runRate && <span>RR {runRate}</span>}
      </p>
      <div className={styles.columns}>
        <div className={styles.column}>
          {batting.length > 0 && <BattingTable rows={batting} linksPlayers={linksPlayers} />}
          <div className={styles.notes}>
            {extras && (
              <p>
                <b>Extras</b> {extras.total}
                {extras.parts && ` (${extras.parts})`}
              </p>
            )}
            {didNotBat.length > 0 && (
              <p>
                <b>Did not bat</b> {didNotBat.join(', ')}
              </p>
            )}
          </div>
        </div>
        <div className={styles.column}>
          {falls.length > 0 && <FallOfWickets falls={falls} />}
          {bowling.length > 0 && <BowlingTable rows={bowling} linksPlayers={linksPlayers} />}
        </div>
      </div>
    </div>
  );
}

const battingColumns = [
  ['R', 'Runs'],
  ['B', 'Balls'],
  ['4s', 'Fours'],
  ['6s', 'Sixes'],
  ['S/R', 'Strike rate'],
] as const;

type TableProps<Row> = { rows: Row[]; linksPlayers: boolean };

function BattingTable({ rows, linksPlayers }: TableProps<BattingRow>) {
  const players = rows.map(({ id, name, howOut, batting, stats }) => ({
    batting,
    stats,
    head: (
      <>
        <PlayerName id={linksPlayers ? id : null} name={name} />
        {batting && <span aria-hidden="true">*</span>}
        <small>{howOut}</small>
      </>
    ),
  }));
  return <ScoreTable name="Batting" columns={battingColumns} strong={2} rows={players} />;
}

const bowlingColumns = [
  ['O', 'Overs'],
  ['M', 'Maidens'],
  ['R', 'Runs'],
  ['W', 'Wickets'],
  ['NB', 'No-balls'],
  ['WD', 'Wides'],
  ['E/R', 'Economy rate'],
] as const;

function BowlingTable({ rows, linksPlayers }: TableProps<BowlingRow>) {
  const players = rows.map(({ id, name, stats }) => ({
    head: <PlayerName id={linksPlayers ? id : null} name={name} />,
    stats,
  }));
  return <ScoreTable name="Bowling" columns={bowlingColumns} strong={5} rows={players} />;
}
