import type * as z from 'zod/mini';
import type { BatsmanLine, BowlerLine, InningsCard, MatchInfo } from '@/lib/contract/match-info';
import type { MatchFormat } from '@/lib/contract/match-format';
import { ballsPerOver, inBalls } from '@/lib/domain/scorecard/balls-per-over';
import { howOutKind, isWicket } from '@/lib/domain/scorecard/dismissal';
import { isSuperOver } from '@/lib/domain/scorecard/innings-label';
import { numeric, toText } from '@/lib/domain/scorecard/scalar';

/** A batter's innings; what the scorecard does not state is null. */
export type BattingInnings = {
  runs: number;
  balls: number | null;
  fours: number | null;
  sixes: number | null;
  /** False for not out, and for a batter who retired through injury (Law 25.4.2). */
  isOut: boolean;
  howOut: string;
};

/** A bowler's innings; `balls` are legal ones. */
export type BowlingInnings = {
  balls: number;
  maidens: number | null;
  runs: number;
  wickets: number;
};

/** Catches and stumpings of the side's own players; a substitute's are nobody's. */
export type Fielding = { catches: number; stumpings: number };

/** What a player did in a match, an innings after another. */
export type PlayerMatch = {
  /** The provider's id, the same in all matches of a provider. */
  id: string;
  name: string;
  /** The scorecard's id of the player's team. */
  team: string;
  batting: BattingInnings[];
  bowling: BowlingInnings[];
  /** Null where the scorecard names no fielders by id. */
  fielding: Fielding | null;
};

type Card = z.infer<typeof InningsCard>;

/**
 * The figures of everyone whom the scorecard of a match lists, by their sides. Super overs are left out:
 * they are no part of a player's figures (ICC Men's T20I playing conditions, appendix F). So are lines without
 * runs, for instance of batters who did not bat.
 */
export function matchFigures(info: MatchInfo, format?: MatchFormat | null): PlayerMatch[] {
  const players = listedPlayers(info);
  const innings = (info.Innings ?? []).filter((card, index) => !isSuperOver(card, index));
  const namesFielders = innings.some(card => card.Batsmen?.some(line => toText(line.Fielder)));
  if (namesFielders)
    for (const player of players.values()) player.fielding = { catches: 0, stumpings: 0 };
  for (const card of innings) {
    for (const line of card.Batsmen ?? []) {
      const batting = toBatting(line);
      if (!batting) continue;
      players.get(String(line.Batsman))?.batting.push(batting);
      if (namesFielders) creditFielder(line, batting.howOut, players);
    }
    for (const line of card.Bowlers ?? []) {
      const bowling = toBowling(line, card, format);
      if (bowling) players.get(String(line.Bowler))?.bowling.push(bowling);
    }
  }
  return [...players.values()];
}

type Players = Map<string, PlayerMatch>;

function listedPlayers({ Teams: teams }: MatchInfo): Players {
  const players: Players = new Map();
  // A list has no ids.
  if (!teams || Array.isArray(teams)) return players;
  for (const [team, { Players: listed }] of Object.entries(teams)) {
    if (!listed || Array.isArray(listed)) continue;
    for (const [id, { Name_Full: full, Name_Short: short }] of Object.entries(listed)) {
      const name = toText(full) ?? toText(short);
      if (name) players.set(id, { id, name, team, batting: [], bowling: [], fielding: null });
    }
  }
  return players;
}

const didNotBat = /^(?:did not bat|dnb|yet to bat|absent)\b/i;

function toBatting(line: z.infer<typeof BatsmanLine>): BattingInnings | null {
  const runs = count(line.Runs);
  const howOut = toText(line.Howout) ?? '';
  if (runs === null || didNotBat.test(howOut)) return null;
  return {
    runs,
    balls: count(line.Balls),
    fours: count(line.Fours),
    sixes: count(line.Sixes),
    isOut: isWicket(howOut),
    howOut,
  };
}

function toBowling(
  line: z.infer<typeof BowlerLine>,
  card: Card,
  format: MatchFormat | null | undefined,
): BowlingInnings | null {
  const balls = inBalls(toText(line.Overs), ballsPerOver(card, format));
  const [runs, wickets] = [count(line.Runs), count(line.Wickets)];
  if (balls === null || runs === null || wickets === null) return null;
  return { balls, runs, wickets, maidens: count(line.Maidens) };
}

function creditFielder(line: z.infer<typeof BatsmanLine>, howOut: string, players: Players): void {
  const kind = howOutKind(howOut);
  // The bowler of 'c & b' is the catcher (Law 33).
  const id = kind === 'caught and bowled' ? line.Bowler : line.Fielder;
  const fielding = players.get(toText(id) ?? '')?.fielding;
  if (!fielding) return;
  if (kind === 'caught' || kind === 'caught and bowled') fielding.catches += 1;
  if (kind === 'stumped') fielding.stumpings += 1;
}

/** A whole number of a scorecard that is not negative; null for anything else. */
function count(value: Parameters<typeof numeric>[0]): number | null {
  const number = numeric(value);
  return number !== null && Number.isInteger(number) && number >= 0 ? number : null;
}
