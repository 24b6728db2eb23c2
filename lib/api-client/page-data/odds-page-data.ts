import type { League } from '@/lib/contract/series';
import type { Bonus } from '@/lib/domain/content/bookmaker/bonus';
import { showsPrices, type Policy } from '@/lib/domain/policy';
import { getBanner } from '@/lib/api-client/banners';
import { getLatestBonuses } from '@/lib/api-client/bonuses';
import { getLeagues } from '@/lib/api-client/leagues';
import { optional } from '@/lib/api-client/optional';
import { getHomeInfo } from '@/lib/api-client/site-info';

/** The parts of a page around its list of odds; any of them may be missing. */
export type OddsPageData = {
  leagues: League[];
  headerBanner: string;
  bottomBanner: string;
  bonuses: Bonus[];
};

/** Loads the leagues, and where the policy allows offers the adverts and bonuses. */
export async function loadOddsPageData(policy: Policy): Promise<OddsPageData> {
  const leagues = optional(getLeagues(), []);
  if (!showsPrices(policy))
    return { leagues: await leagues, headerBanner: '', bottomBanner: '', bonuses: [] };
  const [headerBanner, home, bonuses] = await Promise.all([
    optional(getBanner('odds_header_banner', policy), ''),
    optional(getHomeInfo(), {}),
    optional(getLatestBonuses(), []),
  ]);
  return { leagues: await leagues, headerBanner, bottomBanner: home.bottom_banner ?? '', bonuses };
}
