import type { BlockOf } from '@/lib/contract/blocks/block';
import { shownPicture } from '../content/shown-picture';
import { ContentLink } from '../content/content-link';
import { PictureBox } from '../ui/picture-box';
import styles from './picture.module.css';

type Props = Omit<BlockOf<'PicturePlugin'>, 'type'> & {
  /** Then the picture is what a reader waits for: it is not put off. */
  isNearTop?: boolean;
};

/** A picture with its caption; linked, the picture is the link. Nothing for one of a foreign host. */
export function Picture({ picture, alt, caption, link, isNearTop = false }: Props) {
  const shown = shownPicture(picture);
  if (!shown) return null;
  const image = (
    <PictureBox className={styles.image} picture={shown} alt={alt} width="text" eager={isNearTop} />
  );

  return (
    <figure className={styles.figure}>
      {link ? <ContentLink href={link}>{image}</ContentLink> : image}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
