import type { StaticImageData } from 'next/image';
import type { IconName } from './icon-names';
import styles from './icon.module.css';
import icons from './icons.svg';

const sprite: StaticImageData = icons;

type Props = { icon: IconName; size?: 16 | 20 | 24 | 40; className?: string | undefined };

/**
 * Decorative: text beside it or the control's label carries the meaning. References a shared
 * sprite, because inline SVG would be in the HTML and again in the hydration data.
 */
export function Icon({ icon, size = 20, className = '' }: Props) {
  return (
    <svg className={`${styles.icon} ${className}`} width={size} height={size} aria-hidden="true">
      <use href={`${sprite.src}#${icon}`} />
    </svg>
  );
}
