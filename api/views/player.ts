import type {
  WireLeaders,
  WirePlayer,
  WirePlayerMatch,
  WirePlayerPhase,
} from '@/lib/contract/figures';
import { matchFormats, phases } from '@/lib/contract/match-format';
import { sum } from '@/lib/domain/figures/batting';
import { leaderBoards, type Leader, type SeasonPlayer } from '@/lib/domain/figures/leader-boards';
import type { BattingInnings, BowlingInnings } from '@/lib/domain/figures/match-figures';
import { figuresOf } from '@/lib/domain/scorecard/match-formats';
import { groupBy } from '@/lib/domain/group-by';
import type {
  LeaderRow,
  PlayerMatchUps,
  SeasonFigures,
  StoredPlayerMatch,
} from '@/api/store/figures/figure-rows';

/** A player's matches as the contract has them. */
export function toPlayer(
  id: string,
  { name, matches }: { name: string; matches: readonly StoredPlayerMatch[] },
  matchUps: PlayerMatchUps,
): WirePlayer {
  const known = matches.filter(({ figures }) => figures.phases);
  return {
    ...{ id, name },
    matches: matches.map(toPlayerMatch),
    ...(known.length > 0 && {
      ball_by_ball: { matches: known.length, phases: addUpPhases(known), ...matchUps },
    }),
  };
}

function addUpPhases(matches: readonly StoredPlayerMatch[]): WirePlayerPhase[] {
  const played = matches.flatMap(({ match: { format }, figures }) =>
    format ? (figures.phases ?? []).map(of => ({ format, ...of })) : [],
  );
  return matchFormats.flatMap(format =>
    phases.flatMap(phase => {
      const of = played.filter(one => one.format === format && one.phase === phase);
      const batted = of.map(({ batting }) => batting);
      const bowled = of.map(({ bowling }) => bowling);
      return of.length === 0
        ? []
        : {
            ...{ format, phase },
            batting: {
              runs: sum(batted.map(({ runs }) => runs)),
              balls: sum(batted.map(({ balls }) => balls)),
              outs: sum(batted.map(({ outs }) => outs)),
            },
            bowling: {
              balls: sum(bowled.map(({ balls }) => balls)),
              runs: sum(bowled.map(({ runs }) => runs)),
              wickets: sum(bowled.map(({ wickets }) => wickets)),
            },
          };
    }),
  );
}

const toPlayerMatch = ({ match, team, figures }: StoredPlayerMatch): WirePlayerMatch => ({
  match,
  team,
  batting: figures.batting.map(toBattingLine),
  bowling: figures.bowling.map(toBowlingLine),
  ...(figures.fielding && { fielding: figures.fielding }),
});

/** A batter's innings as the contract has it. */
export const toBattingLine = ({ isOut, howOut, ...line }: BattingInnings) => ({
  ...line,
  out: isOut,
  how_out: howOut,
});

/** A bowler's innings as the contract has it. */
export const toBowlingLine = (line: BowlingInnings) => line;

const shownLeaders = 5;

/** The leader boards of a season. */
export function toLeaders({ series, matches, rows }: SeasonFigures): WireLeaders {
  const teams = new Map(rows.flatMap(({ match }) => match.teams.map(team => [team.side, team])));
  const perOver = figuresOf(rows[0]?.match.format).ballsPerOver;
  const boards = leaderBoards(
    [...groupBy(rows, ({ playerId }) => playerId).values()].map(toSeasonPlayer),
    { matches, sides: teams.size },
    shownLeaders,
  );
  return {
    series,
    matches,
    boards: boards.map(({ board, leastBalls, leaders }) => ({
      board,
      ...(leastBalls !== null && { least_balls: leastBalls }),
      balls_per_over: perOver,
      leaders: leaders.map(leader => toLeader(leader, teams)),
    })),
  };
}

function toSeasonPlayer(rows: readonly LeaderRow[]): SeasonPlayer {
  const newest = rows.toSorted((a, b) => b.match.start_time - a.match.start_time)[0];
  return {
    id: newest?.playerId ?? '',
    name: newest?.name ?? '',
    side: newest?.match.teams[newest.team].side ?? '',
    batting: rows.flatMap(({ figures }) => figures.batting),
    bowling: rows.flatMap(({ figures }) => figures.bowling),
  };
}

const toLeader = (
  { player: { id, name, side }, isOut, ...figures }: Leader,
  teams: ReadonlyMap<string, { side: string; name: string }>,
) => ({
  player: { id, name },
  side: teams.get(side) ?? { side, name: side },
  ...figures,
  out: isOut,
});
