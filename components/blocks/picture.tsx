import type { BlockOf } from '@/lib/contract/blocks/block';
import { allowedImage } from '@/components/content/allowed-image';
import { ContentLink } from '@/components/content/content-link';
import { ResponsiveImage } from '@/components/ui/responsive-image';
import styles from './picture.module.css';

type Props = Omit<BlockOf<'PicturePlugin'>, 'type'> & {
  /** Loads the image eagerly, because it is likely the page's largest contentful paint. */
  isNearTop?: boolean;
};

/** An image with its caption, linked if it has a link; renders nothing for a disallowed host. */
export function Picture({ picture, alt, caption, link, isNearTop = false }: Props) {
  const shown = allowedImage(picture);
  if (!shown) return null;
  const image = (
    <ResponsiveImage
      className={styles.image}
      picture={shown}
      alt={alt}
      width="text"
      eager={isNearTop}
    />
  );

  return (
    <figure className={styles.figure}>
      {link ? <ContentLink href={link}>{image}</ContentLink> : image}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
