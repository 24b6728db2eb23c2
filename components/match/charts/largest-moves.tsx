import { moveText, type ModelChances } from '@/lib/domain/forecast/model-chances';
import styles from './largest-moves.module.css';

type Props = { chances: ModelChances };

const shown = 5;

/** The balls that changed our win chance most, in the order of play; those of all overs are in the table. */
export function LargestMoves({ chances: { innings } }: Props) {
  const moves = innings.flatMap(({ shortLabel, overs }) =>
    overs.flatMap(({ over, move }) => (move ? [{ shortLabel, over, move }] : [])),
  );
  const largest = new Set(
    moves.toSorted((a, b) => Math.abs(b.move.points) - Math.abs(a.move.points)).slice(0, shown),
  );
  if (largest.size === 0) return null;
  return (
    <section className={styles.moves}>
      <h4>Largest moves, in points of the batting side’s chance</h4>
      <ol>
        {moves
          .filter(move => largest.has(move))
          .map(({ shortLabel, over, move }) => (
            <li key={`${shortLabel} ${over}`}>
              <span>{`${shortLabel}, over ${over}:`}</span> {moveText({ move })}
            </li>
          ))}
      </ol>
    </section>
  );
}
