import type { BlockPicture } from '@/lib/contract/blocks/body';
import { toPicture, type Picture } from '@/lib/domain/content/picture';
import { hostAllowlist } from './host-allowlist';

/** Returns null without an image or when its host is not allow-listed. */
export const allowedImage = (picture: BlockPicture | null): Picture | null =>
  picture &&
  toPicture({ preview: picture.src, preview2x: picture.src2x }, hostAllowlist().pictures);
