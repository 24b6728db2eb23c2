import type { StaticImageData } from 'next/image';
import { flagPlace } from '@/components/ui/flag-place';
import { nationFlags } from '@/lib/domain/nation-flags';
import { abbreviatedName, clubName } from '@/lib/domain/team-name';
import styles from './crest.module.css';
import flags from './flags.webp';
import { Monogram } from './monogram';

const strip: StaticImageData = flags;
/** As make-flags.mjs lays them out. */
const codes = [...new Set(nationFlags.values())].sort();

type Props = { name: string; size?: 20 | 28 | 40 | 56 };

/** A team's sign: its flag for a nation, a monogram for a club. Decorative, the name stands beside it. */
export function Crest({ name, size = 28 }: Props) {
  const flag = nationFlags.get(clubName(name));

  if (!flag) return <Monogram name={name} letters={abbreviatedName(name)} size={size} />;
  return (
    <img
      className={styles.crest}
      src={strip.src}
      style={flagPlace(codes, flag)}
      width={size}
      height={size}
      alt=""
      fetchPriority="low"
    />
  );
}
