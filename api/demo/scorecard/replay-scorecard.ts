import { format } from 'date-fns/format';
import { fromUnixTime } from 'date-fns/fromUnixTime';
import { inUtc } from '@/lib/dates/utc';
import type { MatchInfo } from '@/lib/contract/match-info';
import { playerOf } from '@/api/demo/records/players';
import { specialOf } from '@/api/demo/records/delivery';
import type { MatchRecord, Replacement } from '@/api/demo/records/record';
import { marginText, resultText } from '@/api/demo/replay/replay-result';
import { isFinished, phaseOf } from '@/api/demo/replay/replay-phase';
import type { Replay } from '@/api/demo/replay/replay-state';
import { equationOf } from '@/api/demo/replay/replay-status';
import { rounded } from '@/api/demo/win-chance/replay-chances';
import { inningsCard } from './scorecard-innings';

/**
 * The Sports Interactive scorecard of this moment: numbers as strings, flags only when true,
 * without weather, which is unknown. `tossDone` holds before the first ball; after it the toss is
 * always known.
 */
export function matchInfoOf(replay: Replay, { tossDone = false } = {}): MatchInfo {
  const { record, innings, battingOrder } = replay;
  return {
    Matchdetail: detailOf(replay, tossDone || replay.ball > 0),
    Innings: innings.map(state => inningsCard(record, state, battingOrder[state.batting])),
    Teams: Object.fromEntries(([0, 1] as const).map(side => teamEntry(replay, side))),
  };
}

const statuses = {
  upcoming: 'Match begins soon',
  playing: 'In progress',
  break: 'Innings break',
  finished: 'Match Ended',
};

function detailOf(replay: Replay, tossDone: boolean) {
  const { record, innings, chances } = replay;
  const { teams, competition, toss } = record;
  return {
    Team_Home: teams[0].id,
    Team_Away: teams[1].id,
    Match: {
      Id: record.id,
      League: record.league.name,
      Type: record.type,
      Number: competition.stage ?? '',
      Livecoverage: 'yes',
      StartDate: startDate(replay.startTime),
    },
    Series: { Name: `${competition.name}, ${competition.season}` },
    Venue: { Name: venueName(record) },
    ...officialsOf(record),
    ...(tossDone && {
      Tosswonby: teams[toss.winner].id,
      Toss_elected_to: toss.decision,
    }),
    Status: statuses[phaseOf(replay)],
    Equation: isFinished(replay) ? resultText(record) : (equationOf(record, innings) ?? ''),
    ...(isFinished(replay) && resultDetail(record)),
    ...(!isFinished(replay) && chances && { Win_chance: rounded(chances) }),
  };
}

function officialsOf({ officials }: MatchRecord) {
  if (!officials) return {};
  const { umpires, thirdUmpire, referee } = officials;
  const [first, second] = umpires;
  return {
    Officials: {
      ...(first && { Umpire1_Name: first }),
      ...(second && { Umpire2_Name: second }),
      ...(thirdUmpire && { Umpire3_Name: thirdUmpire }),
      ...(referee && { Referee: referee }),
    },
  };
}

function resultDetail(record: MatchRecord) {
  const { outcome, teams, playersOfMatch = [] } = record;
  const best = playersOfMatch.map(player => playerOf(record, player));
  return {
    Result: resultText(record),
    ...(outcome.winner !== null && { Winningteam: teams[outcome.winner].id }),
    Winmargin: marginText(record) ?? '',
    ...(best.length > 0 && {
      Player_Match: best.map(player => player.name).join(', '),
      Player_Match_Id: best[0]?.id ?? '',
    }),
  };
}

/** `M/D/YYYYTHH:mm+00:00`, the feed's format. */
const startDate = (unixSeconds: number): string =>
  format(fromUnixTime(unixSeconds), "M/d/yyyy'T'HH:mmxxx", inUtc);

function venueName({ venue }: MatchRecord): string {
  const { name, city } = venue;
  return !city || name.includes(city) ? name : `${name}, ${city}`;
}

function teamEntry({ record, battingOrder, plan, ball }: Replay, side: 0 | 1) {
  const team = record.teams[side];
  const joined = plan.flatMap(({ delivery }, index) =>
    (specialOf(delivery).joined ?? []).map(one => ({ ...one, isKnown: index < ball })),
  );
  const players = battingOrder[side].map((player, index) => {
    const { id, name } = playerOf(record, player);
    const line = { Name_Full: name, Name_Short: name, Position: String(index + 1) };
    const own = joined.find(one => one.team === side && one.in === player);
    return [id, { ...line, ...(own && substituteOf(record, own)) }] as const;
  });
  return [
    team.id,
    { Name_Full: team.name, Name_Short: team.short, Players: Object.fromEntries(players) },
  ] as const;
}

/** For whom a substitute joined is known from the ball before which it happened. */
const substituteOf = (
  record: MatchRecord,
  { out, reason, isKnown }: Replacement & { isKnown: boolean },
) => ({
  Issubstitute: true,
  ...(isKnown && { Replaces: playerOf(record, out).id, Replacement: reason }),
});
