import type { StaticImageData } from 'next/image';
import type { BrandName } from './icon-names';
import styles from './icon.module.css';
import icons from './icons.svg';

const sprite: StaticImageData = icons;

type Props = { brand: BrandName };

/** A brand's logo. Decorative: its name is next to it or visually hidden. */
export function BrandMark({ brand }: Props) {
  return (
    <svg className={styles.mark} width="18" height="18" aria-hidden="true">
      <use href={`${sprite.src}#mark-${brand}`} />
    </svg>
  );
}
