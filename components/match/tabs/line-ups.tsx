import type { LineUp } from '@/lib/domain/match/match-outline';
import styles from './line-ups.module.css';

type Props = { lineUps: LineUp[] };

/** An eleven and a substitute; a longer list is a squad, from which the side is chosen. */
const longestLineUp = 12;

/** The players of both sides. */
export function LineUps({ lineUps }: Props) {
  const isSquad = lineUps.some(({ players }) => players.length > longestLineUp);
  return (
    <section className={styles.lineUps}>
      <h2 className={styles.title}>{isSquad ? 'Squads' : 'Line-ups'}</h2>
      {lineUps.map(({ team, players }) => (
        <div key={team}>
          <h3 className={styles.team}>{team}</h3>
          <ol className={styles.players}>
            {players.map((player, index) => (
              <li key={index}>{player}</li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
