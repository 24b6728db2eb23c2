import type { MatchInfo } from '@/lib/contract/match-info';
import { toText } from '@/lib/domain/scorecard/scalar';
import type { Names } from './player-names';

export type LineUp = { team: string; players: string[] };

/** The facts of a match before its first ball and after its last. */
export type MatchOutline = {
  /** 'Ferns won the toss and chose to bat'; null until the toss. */
  toss: string | null;
  /** The result in the host's words; null before the end. */
  result: string | null;
  /** `figures` are '62* (36), 2/15', each innings separately; '' when the scorecard lacks the player. */
  playerOfMatch: { name: string; figures: string } | null;
  /** Home side first. Once an innings has begun only complete sides: some hosts list who has played so far. */
  lineUps: LineUp[];
};

/** The parts of a scorecard's innings from which a player's figures are read. */
type Innings = {
  batting: readonly { name: string; batting: boolean; stats: readonly string[] }[];
  bowling: readonly { name: string; stats: readonly string[] }[];
};

/** Reads the outline of a Sports Interactive scorecard; every part of it may be missing. */
export function toMatchOutline(
  info: MatchInfo,
  names: Names,
  innings: readonly Innings[],
): MatchOutline {
  const { Matchdetail: detail } = info;
  const player = toText(detail?.Player_Match);
  const lineUps = toLineUps(info, names);
  return {
    toss: tossText(detail, names),
    result: toText(detail?.Result),
    playerOfMatch: player === null ? null : { name: player, figures: figuresOf(player, innings) },
    lineUps: innings.length === 0 || lineUps.every(isComplete) ? lineUps : [],
  };
}

function tossText(detail: MatchInfo['Matchdetail'], names: Names): string | null {
  const winner = names.team(String(detail?.Tosswonby))?.name;
  if (!winner) return null;
  const choice = toText(detail?.Toss_elected_to)?.toLowerCase();
  return `${winner} won the toss${choice ? ` and chose to ${choice}` : ''}`;
}

const notOut = '*';

function figuresOf(player: string, innings: readonly Innings[]): string {
  const figures = innings.flatMap(({ batting, bowling }) => {
    const batter = batting.find(({ name }) => name === player);
    const bowler = bowling.find(({ name }) => name === player);
    const [runs, balls] = batter?.stats ?? [];
    const [, , conceded, wickets] = bowler?.stats ?? [];
    return [
      runs ? `${runs}${batter?.batting ? notOut : ''}${balls ? ` (${balls})` : ''}` : '',
      wickets && conceded ? `${wickets}/${conceded}` : '',
    ];
  });
  return figures.filter(Boolean).join(', ');
}

/** Eleven players are a side, and in some leagues a substitute plays too; more are a squad. */
const isComplete = ({ players: { length } }: LineUp): boolean => length === 11 || length === 12;

/** Teams are keyed by id, which orders them by number: home and away are named in the detail. */
function toLineUps({ Matchdetail: detail, Teams: teams }: MatchInfo, names: Names): LineUp[] {
  if (!teams || Array.isArray(teams)) return [];
  return [detail?.Team_Home, detail?.Team_Away].flatMap(side => {
    const id = String(side);
    const { Players: players } = teams[id] ?? {};
    const team = names.team(id);
    if (!team || !players || Array.isArray(players)) return [];
    const listed = Object.entries(players)
      .toSorted(([, a], [, b]) => positionOf(a) - positionOf(b))
      .flatMap(([player]) => names.player(player) ?? []);
    return listed.length === 0 ? [] : [{ team: team.name, players: listed }];
  });
}

/** A player without a position is listed last. */
const positionOf = ({ Position }: { Position?: unknown }): number =>
  Number.parseInt(String(Position), 10) || Number.MAX_SAFE_INTEGER;
