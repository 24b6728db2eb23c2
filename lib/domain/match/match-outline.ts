import type * as z from 'zod/mini';
import type { InfoPlayer, MatchInfo } from '@/lib/contract/match-info';
import { isSet, toText } from '@/lib/domain/scorecard/scalar';
import type { LinkedName, Names } from './player-names';

export type Substitute = LinkedName & {
  /** 'impact player for R Sharma'; null until the substitute joins the side. */
  joined: string | null;
};

/** A side, or the squad from which it is chosen. */
export type LineUp = {
  team: string;
  players: LinkedName[];
  /** Indices of players: the HTML of a page has no place for a mark of each. Null where the host sends none. */
  captain: number | null;
  keeper: number | null;
  substitutes: Substitute[];
};

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

/** Eleven players are a side; some hosts list a substitute who plays among them. More are a squad. */
const isComplete = ({ players: { length } }: LineUp): boolean => length === 11 || length === 12;

/** Teams are keyed by id, which orders them by number: home and away are named in the detail. */
function toLineUps({ Matchdetail: detail, Teams: teams }: MatchInfo, names: Names): LineUp[] {
  if (!teams || Array.isArray(teams)) return [];
  return [detail?.Team_Home, detail?.Team_Away].flatMap(side => {
    const id = String(side);
    const { Players: lines } = teams[id] ?? {};
    const team = names.team(id);
    if (!team || !lines || Array.isArray(lines)) return [];
    const listed = Object.entries(lines)
      .toSorted(([, a], [, b]) => positionOf(a) - positionOf(b))
      .flatMap(([player, line]) => {
        const name = names.player(player);
        return name === null ? [] : [{ ...names.linked(player, name), line }];
      });
    if (listed.length === 0) return [];
    const players = listed.filter(({ line }) => !isSet(line.Issubstitute));
    const substitutes = listed.filter(({ line }) => isSet(line.Issubstitute));
    return [
      {
        team: team.name,
        players: players.map(({ line: _, ...player }) => player),
        captain: indexOf(players, line => isSet(line.Iscaptain)),
        keeper: indexOf(players, line => isSet(line.Iskeeper)),
        substitutes: substitutes.map(({ line, ...player }) => ({
          ...player,
          joined: joinedText(line, names),
        })),
      },
    ];
  });
}

type Player = z.infer<typeof InfoPlayer>;
type Listed = LinkedName & { line: Player };

function indexOf(players: Listed[], isOne: (line: Player) => boolean): number | null {
  const index = players.findIndex(({ line }) => isOne(line));
  return index < 0 ? null : index;
}

function joinedText({ Replaces, Replacement }: Player, names: Names): string | null {
  const replaced = names.player(String(Replaces));
  if (replaced === null) return null;
  return [toText(Replacement), 'for', replaced].filter(Boolean).join(' ');
}

/** A player without a position is listed last. */
const positionOf = ({ Position }: { Position?: unknown }): number =>
  Number.parseInt(String(Position), 10) || Number.MAX_SAFE_INTEGER;
