import { StaticCharts } from '@/components/match/charts/static-charts';
import { StaticComments } from '@/components/match/commentary/static-comments';
import { ScorePanel } from '@/components/match/page/score-panel';
import { StaticPrices } from '@/components/match/prices/static-prices';
import type { LoadedMatch } from '@/lib/api-client/page-data/match-page';
import { coarseHistory } from '@/lib/domain/odds/odds-history';
import { hasCharts, toMatchCharts } from '@/lib/domain/scorecard/match-charts';
import { siteEnv } from '@/lib/env';
import { formatOfView } from '@/lib/routing/view';

/** Enough for a line as wide as a phone; the live line has more. */
const chancePoints = 24;

/**
 * The tab panels in the server's HTML, which are complete without client code. A panel that has
 * nothing to show is false or null.
 */
export function staticTabs(loaded: LoadedMatch, view: string) {
  const { match, details, commentary, oddsHistory, prices } = loaded;
  const charts = toMatchCharts({
    match,
    scorecard: details.scorecard,
    commentary,
    oddsHistory: oddsHistory && coarseHistory(oddsHistory, chancePoints),
  });
  const shared = { timeZone: siteEnv().SITE_TIME_ZONE, simulated: match.replay !== null };
  return {
    score: details.scorecard && <ScorePanel innings={details.scorecard.innings} />,
    comments: <StaticComments {...details} />,
    charts: hasCharts(charts) && <StaticCharts charts={charts} {...shared} />,
    prices: prices && (
      <StaticPrices
        prices={prices}
        market={match.markets[0]?.name ?? ''}
        format={formatOfView(view)}
        {...shared}
      />
    ),
  };
}
