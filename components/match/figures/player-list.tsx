import { AppLink } from '@/components/link/app-link';
import type { ListedPlayer } from '@/lib/contract/figures';
import { playerPath } from '@/lib/domain/figures/player';
import { matchesText } from '@/lib/domain/figures/figure-text';
import styles from './player-list.module.css';

type Props = { players: ListedPlayer[] };

/** Players with their sides, each with a link to the player's page. */
export function PlayerList({ players }: Props) {
  return (
    <ul className={styles.list}>
      {players.map(player => (
        <li key={player.id} className={styles.player}>
          <AppLink className={styles.link} href={playerPath(player)}>
            {player.name}
          </AppLink>
          <span className={styles.about}>
            {[...player.sides.map(({ name }) => name), matchesText(player.matches)].join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
