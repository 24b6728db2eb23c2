import type { Team } from '@/lib/domain/match/match';
import { flagOfSide } from '@/lib/domain/match/nation-flags';
import { abbreviatedNames } from '@/lib/domain/match/team-name';

/** What distinguishes a side at a glance: the code of its flag, or letters where it has none. */
export type SideBadge = { name: string; letters: string; flag: string | null };

type Named = Pick<Team, 'name'>;

/** The badges of both sides of a match, which always differ: sides of one nation have letters. */
export function sideBadges([first, second]: readonly [Named, Named]): [SideBadge, SideBadge] {
  const letters = abbreviatedNames([first.name, second.name]);
  const flags = [flagOfSide(first.name), flagOfSide(second.name)] as const;
  const flag = (side: 0 | 1) => (flags[0] === flags[1] ? null : flags[side]);
  return [
    { name: first.name, letters: letters[0], flag: flag(0) },
    { name: second.name, letters: letters[1], flag: flag(1) },
  ];
}
