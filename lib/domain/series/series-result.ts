import type { WireEvent } from '@/lib/contract/event';
import type { MatchResult } from '@/lib/contract/match-result';
import { teamsOf, type Team } from '@/lib/domain/match/match';
import { isWomensSide } from '@/lib/domain/match/side/side-id';
import { scorecardTeam } from '@/lib/domain/match/side/scorecard-team';
import { teamNamed } from '@/lib/domain/match/side/team-named';
import { parseResult } from '@/lib/domain/match/result/parse-result';
import type { SideName } from '@/lib/domain/match/result/side-names';
import { ballsPerOver, inBalls } from '@/lib/domain/scorecard/balls-per-over';
import { isBattedTwice } from '@/lib/domain/scorecard/match-formats';
import { numeric, toText } from '@/lib/domain/scorecard/scalar';

/** An innings of limited overs, without super overs; balls are legal ones. */
export type SeriesInnings = {
  /** Index into the match's teams. */
  side: 0 | 1;
  runs: number;
  wickets: number;
  balls: number;
  /** The balls that the side was entitled to, as last revised. */
  allottedBalls: number;
  ballsPerOver: number;
  /** The runs with which it would win; null for the side that bats first. */
  target: number | null;
};

/** A finished match as tables and series scores count it. */
export type SeriesResult = {
  /** The series with its season, such as 'Indian Premier League, 2024'. */
  series: string;
  /** The feed's text, such as 'Match 12, Group A', '2nd ODI' or 'Final'; '' when unknown. */
  stage: string;
  /** 'T20I', 'ODI', 'Test', …; '' when unknown. */
  format: string;
  /** Whether sides bat twice, by the format of the match or else by its name. */
  isSeveralDays: boolean;
  teams: readonly [Team, Team];
  /** The match's name, and the feed's text on its end; '' without one. */
  match: string;
  text: string;
  /** Null when the text on its end is not understood. */
  result: MatchResult | null;
  /** In the order of batting; null when the match is not of limited overs or has no complete scorecard. */
  innings: readonly [SeriesInnings, SeriesInnings] | null;
};

/** A match with a known end. */
export type KnownResult = SeriesResult & { result: MatchResult };

type Source = Pick<
  WireEvent,
  'name' | 'competitors' | 'match_status' | 'tournament' | 'match_info' | 'result' | 'format'
>;

/**
 * A finished match of the wire. Without a `result` its text is read, since a guessed result would
 * be counted.
 */
export function toSeriesResult(event: Source): SeriesResult {
  const { name, match_info: info, match_status: status, tournament } = event;
  const detail = info?.Matchdetail;
  const teams = teamsOf(event);
  const text = toText(detail?.Result) ?? status ?? '';
  const type = toText(detail?.Match?.Type) ?? '';
  return {
    series: toText(detail?.Series?.Name) ?? tournament ?? '',
    stage: toText(detail?.Match?.Number) ?? '',
    format: type,
    isSeveralDays: event.format ? isBattedTwice(event.format) : namesSeveralDays.test(type),
    teams,
    match: name,
    text,
    result: event.result ?? parseResult(text, namesOf(event, teams)),
    innings: inningsOf(event, teams),
  };
}

/** Whether it is a match of women. */
export const isOfWomen = ({ teams }: Pick<SeriesResult, 'teams'>): boolean =>
  teams.some(({ side }) => isWomensSide(side));

/** The names of formats in which sides bat twice, as scorecards have them. */
const namesSeveralDays = /\btest\b|first-class|\bfc\b/i;

export const isKnown = (match: SeriesResult): match is KnownResult => match.result !== null;

/** Whether a method for matches cut short by rain set the target or decided. */
export const isRainRule = ({ method }: MatchResult): boolean =>
  method === 'dls' || method === 'vjd';

/** The names that a text may use for each team. */
function namesOf({ match_info: info }: Source, teams: [Team, Team]): [SideName, SideName] {
  const infoTeams = Object.entries(info?.Teams ?? {});
  const nameOf = (side: 0 | 1): SideName => {
    const { id, name } = teams[side];
    const known = infoTeams.find(
      ([key, team]) => key === id || teamNamed(toText(team.Name_Full) ?? '', teams) === side,
    );
    return { name, short: toText(known?.[1].Name_Short) };
  };
  return [nameOf(0), nameOf(1)];
}

/** The two innings of a match of limited overs; super overs come after them. */
function inningsOf(
  { match_info: info, format }: Source,
  teams: readonly [Team, Team],
): SeriesResult['innings'] {
  const [first, second] = (info?.Innings ?? []).slice(0, 2).map((card): SeriesInnings | null => {
    const side = scorecardTeam(toText(card.Battingteam), info, teams);
    const perOver = ballsPerOver(card, format);
    const runs = numeric(card.Total);
    const balls = numeric(card.Total_Balls_Bowled) ?? inBalls(toText(card.Overs), perOver);
    const allottedBalls =
      numeric(card.AllotedBalls) ?? inBalls(toText(card.AllottedOvers), perOver);
    if (side === null || runs === null || balls === null || !allottedBalls) return null;
    const wickets = numeric(card.Wickets) ?? 0;
    const target = numeric(card.Target);
    return { side, runs, wickets, balls, allottedBalls, ballsPerOver: perOver, target };
  });
  return first && second && first.side !== second.side ? [first, second] : null;
}
