import type { BowlingRow } from '@/lib/domain/scorecard/scorecard';
import { ScoreTable } from './score-table';

type Props = { rows: BowlingRow[] };

const columns = [
  ['O', 'Overs'],
  ['M', 'Maidens'],
  ['R', 'Runs'],
  ['W', 'Wickets'],
  ['NB', 'No-balls'],
  ['WD', 'Wides'],
  ['E/R', 'Economy rate'],
] as const;

export function BowlingTable({ rows }: Props) {
  const players = rows.map(({ name, stats }) => ({ player: name, stats }));
  return <ScoreTable name="Bowling" columns={columns} strong={5} rows={players} />;
}
