import { cache } from 'react';
import { getUnixTime } from 'date-fns/getUnixTime';
import type { OddsHistory } from '@/lib/contract/event';
import { toCommentary, type InningsComments } from '@/lib/domain/commentary/commentary';
import { lastResultsOf } from '@/lib/domain/match/side/last-results';
import type { Match } from '@/lib/domain/match/match';
import { withoutPrices } from '@/lib/domain/odds/market';
import { parseMatchId } from '@/lib/domain/match/match-name';
import { toNames } from '@/lib/domain/match/player-names';
import { commentsOfCurrentOver } from '@/lib/domain/scorecard/recent-balls';
import { toScorecard, type Scorecard } from '@/lib/domain/scorecard/scorecard';
import { toPriceLines, type PriceLines } from '@/lib/domain/odds/history/price-lines';
import { getEvent, getHistory, getPriceHistory } from '@/lib/api-client/matches';
import { optional } from '@/lib/api-client/optional';
import { siteMatchUnder } from '@/lib/api-client/page-data/site-match';
import { showsPrices, type Policy } from '@/lib/domain/policy';

export type MatchDetails = { scorecard: Scorecard | null; commentary: InningsComments[] };

/**
 * The data of a match's page: the initial state of its live parts, and what only the server
 * renders.
 */
export type LoadedMatch = {
  match: Match;
  details: MatchDetails;
  commentary: InningsComments[];
  oddsHistory: OddsHistory | null;
  /** How the best prices of the first market moved; null where prices are not allowed. */
  prices: PriceLines | null;
  /** The last results of each side of an upcoming match, newest first; only sides that have any. */
  lastResults: LastResults;
};

export type LastResults = { team: string; matches: Match[] }[];

/**
 * The server's HTML has this many of the newest comments, and more while the current over has more; the
 * rest is fetched when the tab opens.
 */
const firstComments = 6;

/**
 * With more overs in all innings the HTML has none of them: only the charts need them, which fetch them
 * when they are opened. Four hundred overs of a Test would be two of the 30 KB that it may have.
 */
const maxOvers = 100;

/** Among this many past matches the last results of a side are searched. */
const searchedResults = 60;
const shownResults = 3;

/** A match's page by its name in the URL; null when no match has that id. */
export const loadMatch = cache(
  async (name: string, history: boolean, policy: Policy): Promise<LoadedMatch | null> => {
    const id = parseMatchId(decodeURIComponent(name));
    const event = id === null ? null : await getEvent(id, history);
    if (!event) return null;
    const names = toNames(event.match_info);
    const commentary = toCommentary(event.commentary ?? [], names);
    const details = {
      scorecard: event.match_info ? toScorecard(event.match_info, event.format) : null,
      commentary: newestComments(commentary),
    };
    const match = siteMatchUnder(policy, event);
    return {
      match: withFirstPrices(match),
      details,
      commentary,
      oddsHistory: showsPrices(policy) ? (event.odds_history ?? null) : null,
      prices: showsPrices(policy) ? await loadPrices(match) : null,
      lastResults: match.status === 'upcoming' ? await loadLastResults(match, policy) : [],
    };
  },
);

/** The match's page is complete without them. */
async function loadLastResults({ teams }: Match, policy: Policy): Promise<LastResults> {
  const history = getHistory(1, searchedResults, policy).then(page => page?.items ?? []);
  const results = await optional(history, []);
  return teams
    .map(({ name, side }) => ({
      team: name,
      matches: lastResultsOf(results, side, shownResults),
    }))
    .filter(({ matches }) => matches.length > 0);
}

/** The match's page is complete without them: a failure of this call hides only their tab. */
async function loadPrices({ id, teams, markets }: Match): Promise<PriceLines | null> {
  if (markets.length === 0) return null;
  const history = await getPriceHistory(id).catch(() => null);
  return toPriceLines(history, teams, getUnixTime(Date.now()));
}

/**
 * The server's HTML has all bookmakers' prices of the first market; those of the others come with the
 * snapshot that a page fetches when it opens, since hundreds of prices would double the page.
 */
const withFirstPrices = (match: Match): Match => ({
  ...match,
  markets: match.markets.map((market, index) => (index === 0 ? market : withoutPrices(market))),
});

/** The newest comments of the match: the last innings' first, then the innings before it; and its overs. */
function newestComments(commentary: InningsComments[]): InningsComments[] {
  let remaining = Math.max(firstComments, commentsOfCurrentOver(commentary));
  const hasOvers = commentary.reduce((sum, { overs }) => sum + overs.length, 0) <= maxOvers;
  return commentary
    .toReversed()
    .map(innings => {
      const comments = innings.comments.slice(0, remaining);
      remaining -= comments.length;
      return { ...innings, comments, overs: hasOvers ? innings.overs : [] };
    })
    .reverse();
}
