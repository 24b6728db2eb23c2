import type { BlockPicture } from '@/lib/contract/blocks/body';
import { toPicture, type Picture } from '@/lib/domain/picture';
import { siteHosts } from './site-hosts';

/** A block's picture as it may be shown; null when there is none, or on a foreign host. */
export const shownPicture = (picture: BlockPicture | null): Picture | null =>
  picture && toPicture({ preview: picture.src, preview2x: picture.src2x }, siteHosts().pictures);
