import type * as z from 'zod/mini';
import type {
  BatsmanLine,
  BowlerLine,
  FallOfWicketLine,
  InningsCard,
  MatchInfo,
} from '@/lib/contract/match-info';
import { ballsPerOver } from './balls-per-over';
import { toExtras, type Extras } from './extras';
import { inningsLabels } from './innings-label';
import { toSituation, type Situation } from './match-situation';
import { toNames, type Names } from './player-names';
import { filled, isSet, numeric } from './stat';

export type BattingRow = {
  id: string;
  name: string;
  howOut: string;
  batting: boolean;
  /** R, B, 4s, 6s, S/R as the feed words them; '' where there is none. */
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
  /** The overs it may last; null when that is not limited or not told. */
  allottedOvers: number | null;
  /** As told, not as falls listed; 0 when it is not. */
  wickets: number;
  total: string;
  overs: string;
  runRate: string | null;
  batting: BattingRow[];
  didNotBat: string[];
  extras: Extras | null;
  falls: FallRow[];
  bowling: BowlingRow[];
};

export type InfoRow = { label: string; value: string };

/** What the Match info and Score tabs show. */
export type Scorecard = {
  status: string | null;
  liveCoverage: boolean;
  rows: InfoRow[];
  innings: Innings[];
  /** Of the latest innings. */
  situation: Situation;
};

type WireInnings = z.infer<typeof InningsCard>;

/** Crosses a Sports Interactive scorecard; every part of it may be missing. */
export function toScorecard(info: MatchInfo): Scorecard {
  const names = toNames(info);
  const innings = info.Innings ?? [];
  const labels = inningsLabels(innings, names);
  return {
    status: filled(info.Matchdetail?.Status),
    liveCoverage: filled(info.Matchdetail?.Match?.Livecoverage)?.toLowerCase() === 'yes',
    rows: infoRows(info),
    innings: innings.map((card, at) => toInnings(card, at, labels[at] ?? ['', ''], names)),
    situation: toSituation(innings.at(-1), names),
  };
}

function infoRows({ Matchdetail: detail }: MatchInfo): InfoRow[] {
  const rows: [string, string | null][] = [
    ['Status', filled(detail?.Status)],
    ['Venue', filled(detail?.Venue?.Name)],
    ['League', filled(detail?.Match?.League)],
    ['Type', filled(detail?.Match?.Type)],
    ['Live Coverage', filled(detail?.Match?.Livecoverage)],
    ['Series Name', filled(detail?.Series?.Name)],
    ['Series Tour Name', filled(detail?.Series?.Tour_Name)],
    ['Weather', filled(detail?.Weather)],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

function toInnings(
  card: WireInnings,
  at: number,
  [label, shortLabel]: [string, string],
  names: Names,
): Innings {
  const batsmen = card.Batsmen ?? [];
  const perOver = ballsPerOver(card);
  const allotted = numeric(card.AllotedBalls);
  const wickets = filled(card.Wickets);
  const allOut = wickets === '10' && !isSet(card.Declared);
  const declared = isSet(card.Declared) ? 'd' : '';
  return {
    id: String(at + 1),
    label,
    shortLabel,
    team: names.team(String(card.Battingteam))?.name ?? null,
    ballsPerOver: perOver,
    allottedOvers: allotted ? allotted / perOver : null,
    wickets: numeric(card.Wickets) ?? 0,
    total: `${filled(card.Total) ?? '0'}${wickets && !allOut ? `/${wickets}` : ''}${declared}`,
    overs: filled(card.Overs) ?? '0',
    runRate: filled(card.Runrate),
    batting: batsmen.filter(hasBatted).map(line => toBattingRow(line, names)),
    didNotBat: batsmen
      .filter(line => !hasBatted(line))
      .map(line => playerName(line.Batsman, names)),
    extras: toExtras(card),
    falls: (card.FallofWickets ?? []).map((fall, index) => toFall(fall, index, names)),
    bowling: (card.Bowlers ?? []).map(line => toBowlingRow(line, names)),
  };
}

type WireBatsman = z.infer<typeof BatsmanLine>;

const battingStats = (line: WireBatsman) =>
  [line.Runs, line.Balls, line.Fours, line.Sixes, line.Strikerate] as const;

const hasBatted = (line: WireBatsman): boolean =>
  battingStats(line).some(stat => filled(stat) !== null);

const playerName = (id: string | number | boolean | null | undefined, names: Names): string =>
  names.player(String(id)) ?? 'Unknown player';

function toBattingRow(line: WireBatsman, names: Names): BattingRow {
  const [runs, balls, fours, sixes, rate] = battingStats(line);
  return {
    id: String(line.Batsman),
    name: playerName(line.Batsman, names),
    howOut: filled(line.Howout) ?? '',
    batting: isSet(line.Isbatting) || /^(not out|batting)$/i.test(filled(line.Howout) ?? ''),
    stats: [shown(runs), shown(balls), shown(fours), shown(sixes), shown(rate)],
  };
}

function toBowlingRow(line: z.infer<typeof BowlerLine>, names: Names): BowlingRow {
  return {
    id: String(line.Bowler),
    name: playerName(line.Bowler, names),
    stats: [
      shown(line.Overs),
      shown(line.Maidens),
      shown(line.Runs),
      shown(line.Wickets),
      shown(line.Noballs),
      shown(line.Wides),
      shown(line.Economyrate),
    ],
  };
}

function toFall(fall: z.infer<typeof FallOfWicketLine>, index: number, names: Names): FallRow {
  const wicket = filled(fall.Wicket_No) ?? String(index + 1);
  return {
    label: `${filled(fall.Score) ?? '-'}/${wicket}`,
    batsman: playerName(fall.Batsman, names),
    overs: filled(fall.Overs) ?? '',
  };
}

const shown = (value: string | number | boolean | null | undefined): string => filled(value) ?? '';
