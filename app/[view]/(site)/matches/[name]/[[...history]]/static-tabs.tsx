import { StaticCharts } from '@/components/match/charts/static-charts';
import { StaticComments } from '@/components/match/commentary/static-comments';
import { SummaryBarContent } from '@/components/match/page/summary-bar-content';
import { PreviewText } from '@/components/match/before/preview-text';
import { LastResults } from '@/components/match/tabs/last-results';
import { SummaryBar } from '@/components/match/page/summary-bar.client';
import { matchTabs, tabsOfEndedMatch, type MatchTab } from '@/components/match/tabs/match-tab';
import { ScorePanel } from '@/components/match/tabs/score-panel';
import { InningsScore } from '@/components/match/scorecard/innings-score';
import { InningsText } from '@/components/match/scorecard/innings-text';
import { StaticPrices } from '@/components/match/prices/static-prices';
import { chartsPath, matchPath } from '@/lib/domain/match/match-name';
import type { LoadedMatch } from '@/lib/api-client/page-data/match-page';
import { coarseHistory } from '@/lib/domain/odds/history/odds-history';
import type { Innings } from '@/lib/domain/scorecard/scorecard';
import { hasCharts, toMatchCharts } from '@/lib/domain/scorecard/match-charts';
import { siteEnv } from '@/lib/env';
import { showsPrices } from '@/lib/domain/policy';
import { formatOfView, policyOfView } from '@/lib/routing/view';

/** Enough for a line as wide as a phone; the live line has more. */
const chancePoints = 24;

/** The innings before the latest: complete after a match, in sentences beside its markets. */
function earlierInnings(innings: Innings[], isEnded: boolean, linksPlayers: boolean) {
  const Earlier = isEnded ? InningsScore : InningsText;
  const earlier = innings.slice(0, -1).toReversed();
  return (
    earlier.length > 0 &&
    earlier.map(innings => (
      <Earlier key={innings.id} innings={innings} linksPlayers={linksPlayers} />
    ))
  );
}

/**
 * The tab panels in the server's HTML, which are complete without client code. A panel that has
 * nothing to show is false or null.
 */
export function staticTabs(loaded: LoadedMatch, view: string) {
  const { match, details, scorecard, commentary, oddsHistory, prices } = loaded;
  const isEnded = match.status === 'other';
  const isLive = match.status === 'live';
  const innings = scorecard?.innings ?? [];
  const linksPlayers = match.hasFigurePages === true;
  const charts = toMatchCharts({
    match,
    scorecard,
    commentary,
    oddsHistory: oddsHistory && coarseHistory(oddsHistory, chancePoints),
  });
  const shared = { timeZone: siteEnv().SITE_TIME_ZONE, simulated: match.replay !== null };
  return {
    score: scorecard && (innings.length > 0 || isLive) && (
      <ScorePanel
        innings={innings}
        linksPlayers={linksPlayers}
        earlier={earlierInnings(innings, isEnded, linksPlayers)}
      />
    ),
    comments: (commentary.length > 0 || isLive) && <StaticComments match={match} {...details} />,
    charts: hasCharts(charts) && (
      <>
        <StaticCharts charts={charts} {...shared} />
        <p className="without-scripts">
          <a href={chartsPath(match)} rel="nofollow">
            All charts
          </a>
        </p>
      </>
    ),
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

/** The lines below the scoreboard; `now` is unix seconds. */
export function summaryBarOf({ match, details: { scorecard } }: LoadedMatch, now: number) {
  const props = { match, now, calendarHref: `${matchPath(match)}/event.ics` };
  return (
    <SummaryBar {...props} fallback={<SummaryBarContent {...props} scorecard={scorecard} />} />
  );
}

/** The preview of an upcoming match, or the last results of its sides, as far as they are known. */
export function beforeOf({ before, lastResults }: LoadedMatch) {
  if (before) return <PreviewText {...before} />;
  return lastResults.length > 0 && <LastResults results={lastResults} />;
}

/**
 * The panels of the page besides the score, in the order of the tabs. Markets are absent where
 * prices are not allowed, and after a match that has none.
 */
export function sectionsOf(
  { match }: LoadedMatch,
  fallback: ReturnType<typeof staticTabs>,
  view: string,
): MatchTab[] {
  const isEnded = match.status === 'other';
  const markets = showsPrices(policyOfView(view)) && (!isEnded || match.markets.length > 0);
  const has = { ...fallback, markets, info: true };
  return (isEnded ? tabsOfEndedMatch : matchTabs).filter(tab => has[tab]);
}
