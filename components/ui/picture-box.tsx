import type { Picture } from '@/lib/domain/picture';
import { batAndBall } from './bat-and-ball';
import { Icon } from './icon';
import styles from './picture-box.module.css';

type Props = {
  picture: Picture | null;
  alt?: string;
  /** What a reader sees first is fetched at once, everything else as it nears. */
  eager?: boolean;
  className?: string | undefined;
};

/** A picture of 640 × 360 in its two sizes; without one, a piece of the outfield. */
export function PictureBox({ picture, alt = '', eager = false, className = '' }: Props) {
  if (!picture) {
    return (
      <div className={`${styles.box} ${styles.none} mown ${className}`}>
        <Icon icon={batAndBall} size={40} />
      </div>
    );
  }
  return (
    <img
      className={`${styles.box} mown ${className}`}
      src={picture.src}
      srcSet={picture.src2x ? `${picture.src}, ${picture.src2x} 2x` : undefined}
      width={640}
      height={360}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}
