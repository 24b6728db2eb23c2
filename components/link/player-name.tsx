import { playerIdOf, playerPath } from '@/lib/domain/figures/player';
import { AppLink } from './app-link';

type Props = {
  /** The scorecard's id; absent where the player has no page. */
  id?: string | null | undefined;
  name: string;
};

/** A player's name, which leads to the player's page where there is one. */
export function PlayerName({ id, name }: Props) {
  const playerId = playerIdOf(id ?? '');
  return playerId === '' ? (
    name
  ) : (
    <AppLink href={playerPath({ id: playerId, name })}>{name}</AppLink>
  );
}
