import { AppLink } from '@/components/link/app-link';
import { coverageText } from '@/lib/domain/figures/figure-text';
import { playersOfSidePath } from '@/lib/domain/figures/player';
import type { PlayerFigures } from '@/lib/domain/figures/player-figures';
import styles from './player-figures.module.css';

type Props = { player: PlayerFigures };

/** What the figures cover, and for whom the player appeared. */
export function PlayerSides({ player: { matches, years, sides } }: Props) {
  return (
    <div>
      <p>{`Figures ${coverageText(matches.length, years)}, not of a career.`}</p>
      <ul className={styles.sides}>
        {sides.map(({ side, name }) => (
          <li key={side}>
            <AppLink href={playersOfSidePath(side)}>{name}</AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
