import type { StaticImageData } from 'next/image';
import { spritePosition } from '@/components/icon/sprite-position';
import { nationFlags } from '@/lib/domain/match/nation-flags';
import { abbreviatedName, clubName } from '@/lib/domain/match/team-name';
import styles from './team-badge.module.css';
import flags from './flags.webp';
import { Monogram } from './monogram';

const strip: StaticImageData = flags;
/** In the order of make-flags.mjs. */
const codes = [...new Set(nationFlags.values())].sort();

type Props = { name: string; size?: 20 | 28 | 40 | 56 };

/**
 * A team's badge: its flag for a nation, a monogram for a club. Decorative, since the name is
 * beside it.
 */
export function TeamBadge({ name, size = 28 }: Props) {
  const flag = nationFlags.get(clubName(name));

  if (!flag) return <Monogram name={name} letters={abbreviatedName(name)} size={size} />;
  return (
    <img
      className={styles.crest}
      src={strip.src}
      style={spritePosition(codes, flag)}
      width={size}
      height={size}
      alt=""
      fetchPriority="low"
    />
  );
}
