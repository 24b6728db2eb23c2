import { fnv1a } from '@/lib/hash';
import { shortNameOf } from '@/lib/domain/match/side/side-names';
import { ordinal } from '@/lib/ordinal';
import type { MatchRecord } from '@/api/demo/records/record';
import { competitionOf, formatOf } from './known-names';
import type { Info, MatchFile } from './match-file';
import { roster, type Roster } from './roster';
import { toInnings } from './to-innings';

/**
 * Converts a Cricsheet file to a record. `id` is the file's name without `.json`. Throws an error
 * with the path of an unknown name.
 */
export function toRecord(id: string, { info, innings }: MatchFile): MatchRecord {
  const people = roster(info);
  const { slug, name, category } = competitionOf(info);
  const stage = stageOf(info);
  const playersOfMatch = info.player_of_match?.map(player =>
    people.numberOf(player, 'info.player_of_match'),
  );
  const record = {
    id,
    credit: 'Ball-by-ball data: Cricsheet',
    dates: info.dates,
    ...formatOf(info),
    gender: info.gender,
    ballsPerOver: info.balls_per_over,
    competition: { name, season: String(info.season), ...(stage && { stage }) },
    league: { slug, name },
    category,
    venue: { name: info.venue, ...(info.city && { city: info.city }) },
    ...officialsOf(info),
    toss: {
      winner: sideOf(info, info.toss.winner, 'info.toss.winner'),
      decision: info.toss.decision,
    },
    teams: [teamOf(info, 0, people), teamOf(info, 1, people)] as MatchRecord['teams'],
    outcome: outcomeOf(info),
    ...(playersOfMatch && { playersOfMatch }),
    innings: innings.map((source, index) =>
      toInnings(source, `innings.${index}`, {
        side: sideOf(info, source.team, `innings.${index}.team`),
        sideOf: (team, path) => sideOf(info, team, path),
        ballsPerOver: info.balls_per_over,
        people,
      }),
    ),
  };
  return { ...record, people: people.all() };
}

function teamOf(info: Info, side: 0 | 1, people: Roster) {
  const plain = info.teams[side];
  const women = info.team_type === 'international' && info.gender === 'female' ? ' Women' : '';
  const players = info.players[plain] ?? [];
  return {
    id: String(fnv1a(`${plain}/${info.gender}`)),
    name: plain + women,
    short: shortNameOf(plain) + (women && ' W'),
    players: players.map(player => people.numberOf(player, `info.players.${plain}`)),
  };
}

function officialsOf({ officials }: Info): Pick<MatchRecord, 'officials'> {
  const { umpires = [], tv_umpires = [], match_referees = [] } = officials ?? {};
  const [[thirdUmpire], [referee]] = [tv_umpires, match_referees];
  if (umpires.length === 0 && !thirdUmpire && !referee) return {};
  return {
    officials: {
      umpires,
      ...(thirdUmpire && { thirdUmpire }),
      ...(referee && { referee }),
    },
  };
}

function stageOf({ event, match_type, team_type }: Info): string | undefined {
  if (event?.stage) return event.stage;
  const group = event?.group === undefined ? '' : groupName(String(event.group));
  if (event?.match_number === undefined) return group || undefined;
  const isTour = team_type === 'international' && / tour of | in /.test(event.name);
  const kind = match_type === 'T20' ? 'T20I' : match_type;
  const number = event.match_number;
  const match = isTour ? `${ordinal(number)} ${kind}` : `Match ${number}`;
  return group ? `${match}, ${group}` : match;
}

/** 'Group A', but 'North Group'. */
const groupName = (group: string) => (group.length > 2 ? `${group} Group` : `Group ${group}`);

function outcomeOf(info: Info): MatchRecord['outcome'] {
  const { outcome } = info;
  const tieBreak = outcome.eliminator ?? outcome.bowl_out;
  const winner = outcome.winner ?? tieBreak;
  return {
    winner: winner === undefined ? null : sideOf(info, winner, 'info.outcome'),
    result: outcome.result ?? 'won',
    ...(outcome.by && { by: outcome.by }),
    ...(tieBreak && { decider: outcome.eliminator ? 'super over' : 'bowl-out' }),
    ...(outcome.method && { method: outcome.method }),
  };
}

function sideOf(info: Info, team: string, path: string): 0 | 1 {
  const side = info.teams.indexOf(team);
  if (side === 0 || side === 1) return side;
  throw new Error(`${path}: '${team}' is not one of the two teams`);
}
