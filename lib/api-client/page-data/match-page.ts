import { cache } from 'react';
import { getUnixTime } from 'date-fns/getUnixTime';
import type { OverChance } from '@/lib/contract/commentary';
import type { OddsHistory, WireEvent } from '@/lib/contract/event';
import { toBackground, type Background } from '@/lib/domain/background/background';
import { writePreview, type MatchPreview } from '@/lib/domain/background/match-preview';
import { toCommentary, type InningsComments } from '@/lib/domain/commentary/commentary';
import { lastResultsOf } from '@/lib/domain/match/side/last-results';
import type { Match } from '@/lib/domain/match/match';
import { withoutPrices } from '@/lib/domain/odds/market';
import { parseMatchId } from '@/lib/domain/match/match-name';
import { toNames } from '@/lib/domain/match/player-names';
import { commentsOfCurrentOver } from '@/lib/domain/scorecard/recent-balls';
import { toScorecard, type Scorecard } from '@/lib/domain/scorecard/scorecard';
import { toText } from '@/lib/domain/scorecard/scalar';
import { toPriceLines, type PriceLines } from '@/lib/domain/odds/history/price-lines';
import { getBackground } from '@/lib/api-client/figures';
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
  /** With the tables of all innings. */
  scorecard: Scorecard | null;
  commentary: InningsComments[];
  oddsHistory: OddsHistory | null;
  /** How the best prices of the first market moved; null where prices are not allowed. */
  prices: PriceLines | null;
  /** What is known before an upcoming match; null for a host that does not answer. */
  before: Before | null;
  /** For a host that does not: the last results of each side, newest first; only sides that have any. */
  lastResults: LastResults;
};

export type Before = { background: Background; preview: MatchPreview | null };

export type LastResults = { team: string; matches: Match[] }[];

/**
 * The server's HTML has this many of the newest comments, and more while the current over has more; the
 * rest is fetched when the tab opens.
 */
const firstComments = 4;

/**
 * With more overs in all innings the HTML has none of them: only the charts need them, which fetch them
 * when they are opened. Four hundred overs of a Test would be two of the 30 KB that it may have.
 */
const maxOvers = 100;

/** The HTML has this many points of our win chance; the snapshot that follows has all. */
const maxChances = 12;

/** Among this many past matches the last results of a side are searched. */
const searchedResults = 60;
const shownResults = 3;

/** A match's page by its name in the URL; null when no match has that id. */
export const loadMatch = cache(
  async (name: string, history: boolean, policy: Policy): Promise<LoadedMatch | null> => {
    const id = parseMatchId(decodeURIComponent(name));
    const event = id === null ? null : await getEvent(id, history);
    if (!event) return null;
    const names = toNames(event.match_info, event.figure_pages);
    const commentary = toCommentary(event.commentary ?? [], names);
    const scorecard = event.match_info
      ? toScorecard(event.match_info, event.format, event.figure_pages)
      : null;
    const match = siteMatchUnder(policy, event);
    const shown = scorecard && withoutPartnerships(scorecard);
    const before = match.status === 'upcoming' ? await loadBefore(match, event, shown) : null;
    const isFollowed = match.status === 'live' && !hasFewOvers(commentary);
    const details = {
      scorecard: shown && isFollowed ? withoutEarlierTables(shown) : shown,
      commentary: newestComments(commentary),
    };
    return {
      match: withFirstPrices(match),
      details,
      scorecard: shown,
      commentary,
      oddsHistory: showsPrices(policy) ? (event.odds_history ?? null) : null,
      prices: showsPrices(policy) ? await loadPrices(match) : null,
      before,
      lastResults:
        match.status === 'upcoming' && !before ? await loadLastResults(match, policy) : [],
    };
  },
);

/** The match's page is complete without it. */
async function loadBefore(
  match: Match,
  { match_info: info }: WireEvent,
  scorecard: Scorecard | null,
): Promise<Before | null> {
  const wire = await getBackground(match.id).catch(() => null);
  if (!wire) return null;
  const background = toBackground(wire, match);
  const venue = toText(info?.Matchdetail?.Venue?.Name);
  const known = { ...match, venue, toss: scorecard?.toss ?? null };
  return { background, preview: writePreview(known, background) };
}

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

/** As for overs: the charts fetch them when they are opened. */
const withoutPartnerships = (scorecard: Scorecard): Scorecard => ({
  ...scorecard,
  innings: scorecard.innings.map(innings => ({ ...innings, partnerships: null })),
});

/** In a long match in play: the snapshot that its page fetches has the tables, which are 2 KB of the HTML. */
const withoutEarlierTables = (scorecard: Scorecard): Scorecard => ({
  ...scorecard,
  innings: scorecard.innings.map((innings, index) =>
    index === scorecard.innings.length - 1
      ? innings
      : { ...innings, batting: [], didNotBat: [], falls: [], bowling: [] },
  ),
});

const hasFewOvers = (commentary: readonly InningsComments[]): boolean =>
  commentary.reduce((sum, { overs }) => sum + overs.length, 0) <= maxOvers;

/** The newest comments of the match: the last innings' first, then the innings before it; and its overs. */
function newestComments(commentary: InningsComments[]): InningsComments[] {
  let remaining = Math.max(firstComments, commentsOfCurrentOver(commentary));
  const hasOvers = hasFewOvers(commentary);
  const chanceCount = commentary.reduce((sum, { chances = [] }) => sum + chances.length, 0);
  return commentary
    .toReversed()
    .map(innings => {
      const comments = innings.comments.slice(0, remaining);
      remaining -= comments.length;
      const overs = hasOvers ? innings.overs : [];
      const { chances = [] } = innings;
      const points = hasOvers ? coarse(chances, Math.ceil(chanceCount / maxChances)) : [];
      return { ...innings, comments, overs, chances: points };
    })
    .reverse();
}

/** At equal distances, the last included, without moves: their texts are as long as the rest. */
const coarse = (chances: readonly OverChance[], step: number): OverChance[] =>
  chances
    .filter((_, index) => (chances.length - 1 - index) % step === 0)
    .map(({ over, sides }) => ({ over, sides }));
