import { spritePosition } from '@/components/icon/sprite-position';
import { flagOfSide, nationFlags } from '@/lib/domain/match/nation-flags';
import { abbreviatedName } from '@/lib/domain/match/team-name';
import styles from './team-badge.module.css';
import { Monogram } from './monogram';

/** In the order of make-flags.mjs. */
const codes = [...new Set(nationFlags.values())].sort();

type Props = { name: string; size?: 20 | 28 | 40 | 56 };

/**
 * A team's badge: its flag for a nation, a monogram for a club. Decorative, since the name is
 * beside it. The flags are a background, because an imported image adds 400 bytes of blurred preview
 * to the page's script.
 */
export function TeamBadge({ name, size = 28 }: Props) {
  const flag = flagOfSide(name);

  if (!flag) return <Monogram name={name} letters={abbreviatedName(name)} size={size} />;
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
