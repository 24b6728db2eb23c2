import type { Picture } from '@/lib/domain/content/picture';
import { Icon } from '@/components/icon/icon';
import styles from './responsive-image.module.css';

type Props = {
  picture: Picture | null;
  /** By default a photo's own text; drawings are decoration. */
  alt?: string;
  /** Loads eagerly for content in the first viewport; otherwise lazily. */
  eager?: boolean;
  /** Display width: one of several cards, or the full width of a page's text. */
  width?: 'card' | 'text';
  className?: string | undefined;
};

/**
 * Lets the browser select a source before CSS loads. Slightly understated on phones, where the
 * larger source would take twice the bytes for no visible gain.
 */
const sizes = {
  card: '(max-width: 767px) 85vw, 400px',
  text: '(max-width: 991px) 85vw, 760px',
};

/** An image of 640 × 360 in two resolutions; a placeholder without one. */
export function ResponsiveImage(props: Props) {
  const {
    picture,
    alt = props.picture?.alt ?? '',
    eager = false,
    width = 'card',
    className = '',
  } = props;
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
