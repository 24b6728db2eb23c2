import type { Picture } from '@/lib/domain/picture';
import { Icon } from './icon';
import styles from './picture-box.module.css';

type Props = {
  picture: Picture | null;
  alt?: string;
  /** What a reader sees first is fetched at once, everything else as it nears. */
  eager?: boolean;
  /** How wide it stands: beside others, or across a page's text. */
  width?: 'card' | 'text';
  className?: string | undefined;
};

/**
 * For the browser to choose by, before it has the styles. On phones a little less than it is: nobody
 * sees the tenth of sharpness for which the larger one takes twice the bytes.
 */
const sizes = {
  card: '(max-width: 767px) 85vw, 400px',
  text: '(max-width: 991px) 85vw, 760px',
};

/** A picture of 640 × 360 in its two sizes; without one, a piece of the outfield. */
export function PictureBox(props: Props) {
  const { picture, alt = '', eager = false, width = 'card', className = '' } = props;
  if (!picture) {
    return (
      <div className={`${styles.box} ${styles.none} mown ${className}`}>
        <Icon icon="bat-and-ball" size={40} />
      </div>
    );
  }
  return (
    <img
      className={`${styles.box} mown ${className}`}
      src={picture.src}
      srcSet={picture.src2x ? `${picture.src} 640w, ${picture.src2x} 1280w` : undefined}
      sizes={picture.src2x ? sizes[width] : undefined}
      width={640}
      height={360}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}
