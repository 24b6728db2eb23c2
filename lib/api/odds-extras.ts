import type { Bonus } from '../domain/bonus';
import { getBanner } from './banners';
import { getLatestBonuses } from './bonuses';
import { optional } from './optional';
import { getHomeInfo } from './site-info';

/** What stands around a list of odds; any of it may be missing. */
export type OddsExtras = { headerBanner: string; bottomBanner: string; bonuses: Bonus[] };

/** The header's advert, the bonuses and the advert below them. */
export async function loadOddsExtras(): Promise<OddsExtras> {
  const [headerBanner, home, bonuses] = await Promise.all([
    optional(getBanner('odds_header_banner'), ''),
    optional(getHomeInfo(), {}),
    optional(getLatestBonuses(), []),
  ]);
  return { headerBanner, bottomBanner: home.bottom_banner ?? '', bonuses };
}
