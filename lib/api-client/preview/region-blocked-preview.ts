import { regionBlockedDigest } from '@/lib/routing/preview';

/** The visitor's region policy does not allow the page of a draft; the page handler reads the digest. */
export class RegionBlockedPreview extends Error {
  override name = 'RegionBlockedPreview';
  readonly digest = regionBlockedDigest;
}
