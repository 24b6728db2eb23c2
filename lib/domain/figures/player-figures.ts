import type { MatchFormat } from '@/lib/contract/match-format';
import { matchFormats } from '@/lib/contract/match-format';
import type { PlayedMatch, WirePlayer, WirePlayerMatch } from '@/lib/contract/figures';
import { teamsOf, type Team } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import { howOutKind, type HowOut } from '@/lib/domain/scorecard/dismissal';
import { figuresOf } from '@/lib/domain/scorecard/match-formats';
import { sumOrNull, toBatting, type Batting } from './batting';
import { toBowling, type Bowling } from './bowling';
import type { BattingInnings, BowlingInnings, Fielding } from './match-figures';

/** A side, by its id in all of its matches. */
export type Side = { side: string; name: string };

/** An ended match of a player, with what the player did in it. */
export type PlayedInnings = {
  id: string;
  href: string;
  playedOn: string;
  format: MatchFormat | null;
  tournament: string | null;
  own: Side;
  opposition: Side;
  ground: string | null;
  batting: BattingInnings[];
  bowling: BowlingInnings[];
  ballsPerOver: 5 | 6;
};

/** A player's figures in some matches. */
export type FiguresOf<Key> = {
  key: Key;
  matches: number;
  batting: Batting | null;
  bowling: Bowling | null;
  /** Null where a scorecard names no fielders. */
  fielding: Fielding | null;
};

/** A player by the ended matches on this site. */
export type PlayerFigures = {
  id: string;
  name: string;
  /** Newest first. */
  matches: PlayedInnings[];
  /** The first and the last year of the matches; null without any. */
  years: { first: string; last: string } | null;
  /** The one of the newest match first. */
  sides: Side[];
  /** In the order of formats; null is an unknown one. */
  formats: FiguresOf<MatchFormat | null>[];
  /** By the number of matches. */
  oppositions: FiguresOf<Side>[];
  /** How often the player was out in each way; the most frequent first. */
  howOut: { kind: HowOut; count: number }[];
  /** Null where no match of the player has every ball known. */
  ballByBall: BallByBall | null;
};

/** What only the deliveries of a player's matches show. */
export type BallByBall = NonNullable<WirePlayer['ball_by_ball']>;

/** Adds up the matches of a player. Definitions: docs/figures.md. */
export function toPlayerFigures({
  id,
  name,
  matches: wire,
  ball_by_ball: ballByBall,
}: WirePlayer): PlayerFigures {
  const played = wire.map(match => ({ wire: match, innings: toPlayedInnings(match) }));
  const matches = played.map(({ innings }) => innings);
  return {
    id,
    name,
    matches,
    years: yearsOf(matches.map(({ playedOn }) => playedOn)),
    sides: uniqueSides(matches.map(({ own }) => own)),
    formats: [...matchFormats, null].flatMap(format => {
      const of = played.filter(({ innings }) => innings.format === format);
      return of.length > 0 ? [addUp(format, of)] : [];
    }),
    oppositions: uniqueSides(matches.map(({ opposition }) => opposition))
      .map(side =>
        addUp(
          side,
          played.filter(({ innings }) => innings.opposition.side === side.side),
        ),
      )
      .toSorted((a, b) => b.matches - a.matches || a.key.name.localeCompare(b.key.name, 'en')),
    howOut: countKinds(matches.flatMap(({ batting }) => batting)),
    ballByBall: ballByBall ?? null,
  };
}

/** The first and the last year of some days ('2025-04-17'); null without any. */
export function yearsOf(days: readonly string[]): PlayerFigures['years'] {
  const years = days.map(day => day.slice(0, 4)).toSorted();
  const [first, last] = [years[0], years.at(-1)];
  return first && last ? { first, last } : null;
}

type Played = { wire: WirePlayerMatch; innings: PlayedInnings };

function addUp<Key>(key: Key, played: readonly Played[]): FiguresOf<Key> {
  const fielding = played.map(({ wire }) => wire.fielding ?? null);
  const catches = sumOrNull(fielding.map(one => one?.catches ?? null));
  const stumpings = sumOrNull(fielding.map(one => one?.stumpings ?? null));
  return {
    key,
    matches: played.length,
    batting: toBatting(played.flatMap(({ innings }) => innings.batting)),
    bowling: toBowling(
      played.flatMap(({ innings }) => innings.bowling),
      played[0]?.innings.ballsPerOver ?? 6,
    ),
    fielding: catches === null || stumpings === null ? null : { catches, stumpings },
  };
}

function toPlayedInnings({ match, team, batting, bowling }: WirePlayerMatch): PlayedInnings {
  const [first, second] = match.teams;
  const [own, opposition] = team === 0 ? [first, second] : [second, first];
  return {
    id: String(match.id),
    href: playedMatchPath(match),
    playedOn: match.played_on,
    format: match.format ?? null,
    tournament: match.tournament ?? null,
    own,
    opposition,
    ground: match.ground ?? null,
    batting: batting.map(({ out, how_out: howOut, balls, fours, sixes, runs }) => ({
      ...{ runs, balls: balls ?? null, fours: fours ?? null, sixes: sixes ?? null },
      ...{ isOut: out, howOut },
    })),
    bowling: bowling.map(({ maidens, ...line }) => ({ ...line, maidens: maidens ?? null })),
    ballsPerOver: figuresOf(match.format).ballsPerOver,
  };
}

/** The path of an ended match's page. */
export const playedMatchPath = (match: PlayedMatch): string =>
  matchPath({
    id: String(match.id),
    name: match.name,
    startTime: match.start_time,
    teams: playedTeams(match),
  });

/** The teams of an ended match with the ids of sides that this site uses. */
export const playedTeams = ({ name, teams }: PlayedMatch): [Team, Team] =>
  teamsOf({ name, competitors: teams.map(team => ({ id: team.side, ...team })) });

function uniqueSides(sides: readonly Side[]): Side[] {
  const byId = new Map<string, Side>();
  for (const side of sides) if (!byId.has(side.side)) byId.set(side.side, side);
  return [...byId.values()];
}

function countKinds(batting: readonly BattingInnings[]): { kind: HowOut; count: number }[] {
  const counts = new Map<HowOut, number>();
  for (const { isOut, howOut } of batting) {
    const kind = isOut ? howOutKind(howOut) : null;
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts]
    .map(([kind, count]) => ({ kind, count }))
    .toSorted((a, b) => b.count - a.count || a.kind.localeCompare(b.kind, 'en'));
}
