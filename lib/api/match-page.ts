import { cache } from 'react';
import type { OddsHistory } from '../contract/event';
import { toCommentary, type InningsComments } from '../domain/commentary';
import { toMatch, type Match } from '../domain/match';
import { idOfMatchName } from '../domain/match-name';
import { toNames } from '../domain/player-names';
import { toScorecard, type Scorecard } from '../domain/scorecard';
import { getEvent } from './matches';

export type MatchDetails = { scorecard: Scorecard | null; commentary: InningsComments[] };

/** A match's page: what its live parts begin with, and what the server alone draws. */
type LoadedMatch = {
  match: Match;
  details: MatchDetails;
  commentary: InningsComments[];
  oddsHistory: OddsHistory | null;
};

/** The server's HTML holds this many of the newest comments; the rest comes when the tab opens. */
const firstComments = 20;

/** A match's page by its name in the URL; null when no match has that id. */
export const loadMatch = cache(
  async (name: string, history: boolean): Promise<LoadedMatch | null> => {
    const id = idOfMatchName(decodeURIComponent(name));
    const event = id === null ? null : await getEvent(id, history);
    if (!event) return null;
    const names = toNames(event.match_info);
    const commentary = toCommentary(event.commentary ?? [], names);
    const details = {
      scorecard: event.match_info ? toScorecard(event.match_info) : null,
      commentary: newest(commentary),
    };
    return { match: toMatch(event), details, commentary, oddsHistory: event.odds_history ?? null };
  },
);

/** The newest comments of the match: the last innings' first, then the innings before it. */
function newest(commentary: InningsComments[]): InningsComments[] {
  let left = firstComments;
  return commentary
    .toReversed()
    .map(innings => {
      const comments = innings.comments.slice(0, left);
      left -= comments.length;
      return { ...innings, comments };
    })
    .reverse();
}
