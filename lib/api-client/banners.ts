import { Banner } from '@/lib/contract/page';
import { contentTags } from '@/lib/domain/content/tags/content-tags';
import { showsPrices, type Policy } from '@/lib/domain/policy';
import { getResponse } from './client';

/** The slots whose adverts the host stores separately from its pages. */
export type BannerSlot = 'odds_header_banner' | 'sidebar_sticky_banner';

/** Returns a slot's HTML or script snippet, or '' for an empty slot or a policy without adverts. */
export async function getBanner(slot: BannerSlot, policy: Policy): Promise<string> {
  if (!showsPrices(policy)) return '';
  const response = await getResponse(`/api/pages/banner/${slot}/`, Banner, {
    lifetimeSeconds: 300,
    tags: [contentTags.banner(slot)],
  });
  return response?.banner ?? '';
}
