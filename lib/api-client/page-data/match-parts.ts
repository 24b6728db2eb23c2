import { cache } from 'react';
import { getEventWithAllComments } from '@/lib/api-client/matches';
import { toCommentary, type InningsComments } from '@/lib/domain/commentary/commentary';
import type { Match } from '@/lib/domain/match/match';
import { parseMatchId } from '@/lib/domain/match/match-name';
import { toNames } from '@/lib/domain/match/player-names';
import { hasCharts, toMatchCharts, type MatchCharts } from '@/lib/domain/scorecard/match-charts';
import { toScorecard, type Scorecard } from '@/lib/domain/scorecard/scorecard';
import { siteMatchUnder } from '@/lib/api-client/page-data/site-match';
import { showsPrices, type Policy } from '@/lib/domain/policy';

/** Parts of a match page that its HTML has abbreviated, on separate pages. */
export type MatchParts = {
  match: Match;
  scorecard: Scorecard | null;
  /** Innings in playing order, with all of their comments, newest first. */
  commentary: InningsComments[];
  /** Null when there is nothing to draw. */
  charts: MatchCharts | null;
};

/** The parts of a match by its name in the URL; null when no match has that id. */
export const loadMatchParts = cache(
  async (name: string, policy: Policy): Promise<MatchParts | null> => {
    const id = parseMatchId(decodeURIComponent(name));
    const event = id === null ? null : await getEventWithAllComments(id);
    if (!event) return null;
    const match = siteMatchUnder(policy, event);
    const scorecard = event.match_info
      ? toScorecard(event.match_info, event.format, event.figure_pages)
      : null;
    const commentary = toCommentary(
      event.commentary ?? [],
      toNames(event.match_info, event.figure_pages),
    );
    const oddsHistory = showsPrices(policy) ? (event.odds_history ?? null) : null;
    const charts = toMatchCharts({ match, scorecard, commentary, oddsHistory });
    return { match, scorecard, commentary, charts: hasCharts(charts) ? charts : null };
  },
);

/** About twenty overs. */
const commentsPerPage = 150;

export type CommentsPage = { innings: InningsComments; page: number; pages: number };

/** A page of an innings' comments, numbered from 1; null beyond the last page and for an unknown innings. */
export function commentsPageOf(
  { commentary }: Pick<MatchParts, 'commentary'>,
  inningsId: string,
  page: number,
): CommentsPage | null {
  const innings = commentary.find(({ id }) => id === inningsId);
  if (!innings) return null;
  const pages = Math.max(1, Math.ceil(innings.comments.length / commentsPerPage));
  if (page > pages) return null;
  const comments = innings.comments.slice((page - 1) * commentsPerPage, page * commentsPerPage);
  return { innings: { ...innings, comments }, page, pages };
}
