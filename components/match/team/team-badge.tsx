import { spritePosition } from '@/components/icon/sprite-position';
import { flagOfSide, nationFlags } from '@/lib/domain/match/nation-flags';
import type { SideBadge } from '@/lib/domain/match/side/side-badges';
import { abbreviatedName } from '@/lib/domain/match/team-name';
import styles from './team-badge.module.css';
import { Monogram } from './monogram';

/** In the order of make-flags.mjs. */
const codes = [...new Set(nationFlags.values())].sort();

export type BadgeSize = 20 | 28 | 40 | 56;

type Props = { name: string; size?: BadgeSize };

/** The badge of a team or league by itself; `SideBadge` has those of a match. */
export const TeamBadge = ({ name, size = 28 }: Props) => (
  <Badge name={name} letters={abbreviatedName(name)} flag={flagOfSide(name)} size={size} />
);

/**
 * A flag for a nation, a monogram for a club. Decorative, since the name is beside it. The flags are
 * a background, because an imported image adds 400 bytes of blurred preview to the page's script.
 */
export function Badge({ name, letters, flag, size }: SideBadge & { size: BadgeSize }) {
  if (!flag) return <Monogram name={name} letters={letters} size={size} />;
  return (
    <span
      className={styles.flag}
      style={{
        width: `var(--badge, ${size}px)`,
        backgroundPosition: spritePosition(codes, flag),
      }}
      aria-hidden="true"
    />
  );
}
