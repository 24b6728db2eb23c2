import { toName } from '@/lib/contract/validation/text';
import type { MatchInfo } from '@/lib/contract/match-info';
import { ballFigures, type BallFigures, type MatchUp } from '@/lib/domain/figures/ball-figures';
import { matchFigures, type PlayerMatch } from '@/lib/domain/figures/match-figures';
import { playerIdOf } from '@/lib/domain/figures/player';
import { teamsOf, type Team } from '@/lib/domain/match/match';
import { scorecardTeam } from '@/lib/domain/match/side/scorecard-team';
import { isSuperOver } from '@/lib/domain/scorecard/innings-label';
import { toSeriesResult } from '@/lib/domain/series/series-result';
import { groundSlug } from '@/lib/domain/figures/ground';
import type { MatchOutcome } from '@/lib/contract/figures';
import { numeric, toText } from '@/lib/domain/scorecard/scalar';
import { groupBy } from '@/lib/domain/group-by';
import type {
  FigureSource,
  MatchRows,
  MatchUpRow,
  PlayerRow,
} from '@/api/store/figures/figure-rows';
import { playedOnOf } from './played-on';

/** The rows of an ended match; null for one of unknown sides. A match without figures has no players. */
export function toMatchRows({ id, fields, matchInfo, balls }: FigureSource): MatchRows | null {
  const teams = teamsOf(fields);
  const [first, second] = teams;
  if (first.side === '' || second.side === '') return null;
  const ofBalls = matchInfo && ballFigures(matchInfo, balls, fields.format);
  const players = matchInfo
    ? playedIn(matchFigures(matchInfo, fields.format)).flatMap(
        player => toPlayerRow(player, matchInfo, { teams, ofBalls }) ?? [],
      )
    : [];
  const isPlayed = players.some(
    ({ figures }) => figures.batting.length + figures.bowling.length > 0,
  );
  const detail = matchInfo?.Matchdetail;
  const ground = toText(detail?.Venue?.Name);
  return {
    match: {
      id,
      name: fields.name,
      start_time: fields.start_time,
      played_on: playedOnOf(fields),
      format: fields.format ?? null,
      tournament: fields.tournament ?? null,
      teams: [toSide(first), toSide(second)],
      ground: ground && toName(ground),
    },
    league: fields.league ?? null,
    series: toText(detail?.Series?.Name) ?? fields.tournament ?? null,
    ground: ground === null ? null : groundSlug(ground),
    outcome: toOutcome(fields, matchInfo, teams),
    players: isPlayed ? [...new Map(players.map(row => [row.playerId, row])).values()] : [],
    matchUps: isPlayed ? toMatchUpRows(ofBalls?.matchUps ?? []) : [],
  };
}

function toMatchUpRows(matchUps: readonly MatchUp[]): MatchUpRow[] {
  const rows = matchUps.map(({ batter, bowler, ...figures }) => ({
    ...{ batterId: playerIdOf(batter), bowlerId: playerIdOf(bowler) },
    ...figures,
  }));
  const known = rows.filter(({ batterId, bowlerId }) => batterId !== '' && bowlerId !== '');
  return [...new Map(known.map(row => [`${row.batterId} ${row.bowlerId}`, row])).values()];
}

function toOutcome(
  fields: FigureSource['fields'],
  info: MatchInfo | null,
  teams: readonly [Team, Team],
): MatchOutcome {
  const { result } = toSeriesResult({ ...fields, match_info: info });
  const winner = scorecardTeam(toText(info?.Matchdetail?.Tosswonby), info, teams);
  const choice = toText(info?.Matchdetail?.Toss_elected_to)?.toLowerCase();
  return {
    innings: (info?.Innings ?? []).flatMap((card, index) => {
      const team = scorecardTeam(toText(card.Battingteam), info, teams);
      const runs = numeric(card.Total);
      if (team === null || runs === null || isSuperOver(card, index)) return [];
      return [{ team, runs, wickets: numeric(card.Wickets) ?? 0 }];
    }),
    result,
    ...(winner !== null && choice && { toss: { winner, batted: choice.startsWith('bat') } }),
  };
}

/** A longer list is a squad, of which not everyone played. */
const longestLineUp = 12;

function playedIn(players: readonly PlayerMatch[]): PlayerMatch[] {
  const listed = groupBy(players, ({ team }) => team);
  return players.filter(
    ({ team, batting, bowling }) =>
      (listed.get(team)?.length ?? 0) <= longestLineUp || batting.length + bowling.length > 0,
  );
}

const toSide = ({ side, name }: Team) => ({ side, name });

function toPlayerRow(
  { id, name, team, ...figures }: PlayerMatch,
  info: MatchInfo,
  { teams, ofBalls }: { teams: readonly [Team, Team]; ofBalls: BallFigures | null },
): PlayerRow | null {
  const playerId = playerIdOf(id);
  const side = scorecardTeam(team, info, teams);
  if (playerId === '' || side === null) return null;
  const phases = ofBalls && { phases: ofBalls.phases.get(id) ?? [] };
  return { playerId, name, team: side, figures: { ...figures, ...phases } };
}
