import { PlayerName } from '@/components/link/player-name';
import type { LineUp } from '@/lib/domain/match/match-outline';
import styles from './line-ups.module.css';

type Props = { lineUps: LineUp[] };

/** An eleven and a substitute; a longer list is a squad, from which the side is chosen. */
const longestLineUp = 12;

/** The players of both sides, with captain, keeper and substitutes where they are known. */
export function LineUps({ lineUps }: Props) {
  const isSquad = lineUps.some(({ players }) => players.length > longestLineUp);
  return (
    <section className={styles.lineUps}>
      <h2 className={styles.title}>{isSquad ? 'Squads' : 'Line-ups'}</h2>
      {lineUps.map(({ team, players, captain, keeper, substitutes }) => (
        <div key={team}>
          <h3 className={styles.team}>{team}</h3>
          <ol className={styles.players}>
            {players.map((player, index) => (
              <li key={index}>
                <PlayerName {...player} />
                {markText(index === captain && 'c', index === keeper && 'wk')}
              </li>
            ))}
          </ol>
          {substitutes.length > 0 && (
            <>
              <h4 className={styles.substitutes}>
                {substitutes.length === 1 ? 'Substitute' : 'Substitutes'}
              </h4>
              <ul className={styles.players}>
                {substitutes.map(({ joined, ...player }, index) => (
                  <li key={index}>
                    <PlayerName {...player} />
                    {joined && `, ${joined}`}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      ))}
    </section>
  );
}

/** ' (c, wk)'; '' without a mark. */
function markText(...marks: (string | false)[]): string {
  const shown = marks.filter(Boolean).join(', ');
  return shown && ` (${shown})`;
}
