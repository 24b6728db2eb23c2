import type { BattingRow } from '@/lib/domain/scorecard/scorecard';
import { ScoreTable } from './score-table';

type Props = { rows: BattingRow[] };

const columns = [
  ['R', 'Runs'],
  ['B', 'Balls'],
  ['4s', 'Fours'],
  ['6s', 'Sixes'],
  ['S/R', 'Strike rate'],
] as const;

export function BattingTable({ rows }: Props) {
  const players = rows.map(({ name, howOut, batting, stats }) => ({
    batting,
    stats,
    player: (
      <>
        {name}
        {batting && <span aria-hidden="true">*</span>}
        <small>{howOut}</small>
      </>
    ),
  }));
  return <ScoreTable name="Batting" columns={columns} strong={2} rows={players} />;
}
