import type * as z from 'zod/mini';
import type { MatchFormat } from '@/lib/contract/match-format';
import type {
  BatsmanLine,
  BowlerLine,
  FallOfWicketLine,
  InningsCard,
  MatchInfo,
} from '@/lib/contract/match-info';
import { ballsPerOver, inBalls } from './balls-per-over';
import { maxWickets } from './match-formats';
import { isNotOut } from './dismissal';
import { toExtras, type Extras } from './extras';
import { inningsLabels } from './innings-label';
import { toPartnerships, type Partnership } from './partnerships';
import { rateText } from './rate';
import { toMatchOutline, type MatchOutline } from '@/lib/domain/match/match-outline';
import { toSituation, type Situation } from '@/lib/domain/match/match-situation';
import { withWinChance } from '@/lib/domain/forecast/win-chance-fact';
import { toNames, type Names } from '@/lib/domain/match/player-names';
import { toText, isSet, numeric, type Scalar } from './scalar';

export type BattingRow = {
  id: string;
  name: string;
  howOut: string;
  batting: boolean;
  /** R, B, 4s, 6s, S/R; '' for a missing one. */
  stats: [string, string, string, string, string];
};
export type BowlingRow = {
  id: string;
  name: string;
  /** O, M, R, W, NB, WD, E/R. */
  stats: [string, string, string, string, string, string, string];
};
export type FallRow = { label: string; batsman: string; overs: string };

export type Innings = {
  /** The innings' number from 1, as text: commentary uses the same. */
  id: string;
  label: string;
  shortLabel: string;
  /** The batting side's name; null when the scorecard does not name it. */
  team: string | null;
  ballsPerOver: 5 | 6;
  /** The greatest number of overs; null when that is not limited or not stated. */
  allottedOvers: number | null;
  /** The stated number, not the number of listed falls; 0 when it is missing. */
  wickets: number;
  total: string;
  overs: string;
  runRate: string | null;
  batting: BattingRow[];
  didNotBat: string[];
  extras: Extras | null;
  falls: FallRow[];
  bowling: BowlingRow[];
  /** Null in a page's HTML, which has no place for them. */
  partnerships: Partnership[] | null;
};

export type InfoRow = { label: string; value: string };

/** The data of the Match info and Score tabs. */
export type Scorecard = MatchOutline & {
  status: string | null;
  liveCoverage: boolean;
  rows: InfoRow[];
  innings: Innings[];
  /** The situation of the latest innings. */
  situation: Situation;
};

type WireInnings = z.infer<typeof InningsCard>;

/**
 * Converts a Sports Interactive scorecard; every part of it may be missing. `format` is that of the match,
 * where it is known, and `linksPlayers` whether the host has pages of players.
 */
export function toScorecard(
  info: MatchInfo,
  format?: MatchFormat | null,
  linksPlayers: boolean | null = false,
): Scorecard {
  const names = toNames(info, linksPlayers);
  const innings = info.Innings ?? [];
  const labels = inningsLabels(innings, names);
  const cards = innings.map((card, index) =>
    toInnings(card, { id: String(index + 1), labels: labels[index] ?? ['', ''], names, format }),
  );
  return {
    ...toMatchOutline(info, names, cards),
    status: toText(info.Matchdetail?.Status),
    liveCoverage: toText(info.Matchdetail?.Match?.Livecoverage)?.toLowerCase() === 'yes',
    rows: infoRows(info),
    innings: cards,
    situation: withWinChance(toSituation(innings.at(-1), names, format), info, names),
  };
}

function infoRows({ Matchdetail: detail }: MatchInfo): InfoRow[] {
  const { Officials: officials } = detail ?? {};
  const umpires = [officials?.Umpire1_Name, officials?.Umpire2_Name].flatMap(
    umpire => toText(umpire) ?? [],
  );
  const rows: [string, string | null][] = [
    ['Status', toText(detail?.Status)],
    ['Venue', toText(detail?.Venue?.Name)],
    ['League', toText(detail?.Match?.League)],
    ['Type', toText(detail?.Match?.Type)],
    ['Live Coverage', toText(detail?.Match?.Livecoverage)],
    ['Series Name', toText(detail?.Series?.Name)],
    ['Series Tour Name', toText(detail?.Series?.Tour_Name)],
    ['Weather', toText(detail?.Weather)],
    ['Umpires', umpires.length > 0 ? umpires.join(', ') : toText(officials?.Umpires)],
    ['Third umpire', toText(officials?.Umpire3_Name)],
    ['Match referee', toText(officials?.Referee)],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

type InningsContext = {
  id: string;
  labels: readonly [string, string];
  names: Names;
  format: MatchFormat | null | undefined;
};

function toInnings(card: WireInnings, { id, labels, names, format }: InningsContext): Innings {
  const [label, shortLabel] = labels;
  const batsmen = card.Batsmen ?? [];
  const perOver = ballsPerOver(card, format);
  const allotted = numeric(card.AllotedBalls);
  const wickets = toText(card.Wickets);
  const allOut = wickets === String(maxWickets.innings) && !isSet(card.Declared);
  const declared = isSet(card.Declared) ? 'd' : '';
  return {
    id,
    label,
    shortLabel,
    team: names.team(String(card.Battingteam))?.name ?? null,
    ballsPerOver: perOver,
    allottedOvers: allotted ? allotted / perOver : null,
    wickets: numeric(card.Wickets) ?? 0,
    total: `${toText(card.Total) ?? '0'}${wickets && !allOut ? `/${wickets}` : ''}${declared}`,
    overs: toText(card.Overs) ?? '0',
    runRate: toText(card.Runrate),
    batting: batsmen.filter(hasBatted).map(line => toBattingRow(line, names)),
    didNotBat: batsmen
      .filter(line => !hasBatted(line))
      .map(line => playerName(line.Batsman, names)),
    extras: toExtras(card),
    falls: (card.FallofWickets ?? []).map((fall, index) => toFall(fall, index, names)),
    bowling: (card.Bowlers ?? []).map(line => toBowlingRow(line, perOver, names)),
    partnerships: toPartnerships(card, names),
  };
}

type WireBatsman = z.infer<typeof BatsmanLine>;

const battingStats = (line: WireBatsman) =>
  [line.Runs, line.Balls, line.Fours, line.Sixes, line.Strikerate] as const;

const hasBatted = (line: WireBatsman): boolean =>
  battingStats(line).some(stat => toText(stat) !== null);

const playerName = (id: Scalar, names: Names): string =>
  names.player(String(id)) ?? 'Unknown player';

function toBattingRow(line: WireBatsman, names: Names): BattingRow {
  const [runs, balls, fours, sixes, rate] = battingStats(line);
  const howOut = toText(line.Howout) ?? '';
  return {
    id: String(line.Batsman),
    name: playerName(line.Batsman, names),
    howOut,
    batting: isSet(line.Isbatting) || (howOut !== '' && isNotOut(howOut)),
    stats: [
      textOrEmpty(runs),
      textOrEmpty(balls),
      textOrEmpty(fours),
      textOrEmpty(sixes),
      toRate(rate, numeric(runs), numeric(balls), 100),
    ],
  };
}

function toBowlingRow(line: z.infer<typeof BowlerLine>, perOver: number, names: Names): BowlingRow {
  return {
    id: String(line.Bowler),
    name: playerName(line.Bowler, names),
    stats: [
      textOrEmpty(line.Overs),
      textOrEmpty(line.Maidens),
      textOrEmpty(line.Runs),
      textOrEmpty(line.Wickets),
      textOrEmpty(line.Noballs),
      textOrEmpty(line.Wides),
      toRate(line.Economyrate, numeric(line.Runs), inBalls(toText(line.Overs), perOver), perOver),
    ],
  };
}

function toFall(fall: z.infer<typeof FallOfWicketLine>, index: number, names: Names): FallRow {
  const wicket = toText(fall.Wicket_No) ?? String(index + 1);
  return {
    label: `${toText(fall.Score) ?? '-'}/${wicket}`,
    batsman: playerName(fall.Batsman, names),
    overs: toText(fall.Overs) ?? '',
  };
}

/**
 * A rate with two decimals. It is calculated, since feeds cut some rates and round others; a stated
 * one is shown where runs or balls are missing.
 */
function toRate(stated: Scalar, runs: number | null, balls: number | null, per: number): string {
  if (runs !== null && balls) return rateText(runs, balls, per);
  return numeric(stated)?.toFixed(2) ?? textOrEmpty(stated);
}

const textOrEmpty = (value: Scalar): string => toText(value) ?? '';
