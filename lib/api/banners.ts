import { Banner } from '../contract/page';
import { contentTags } from '../domain/content-tags';
import { getAnswer } from './client';

/** The places whose adverts the host keeps apart from its pages. */
export type BannerSlot = 'odds_header_banner' | 'sidebar_sticky_banner';

/** A slot's HTML or script snippet, '' when there is none. */
export async function getBanner(slot: BannerSlot): Promise<string> {
  const answer = await getAnswer(`/api/pages/banner/${slot}/`, Banner, {
    lifetimeSeconds: 300,
    tags: [contentTags.banner(slot)],
  });
  return answer?.banner ?? '';
}
