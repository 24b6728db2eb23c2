import { eventStatus } from '@/lib/contract/event-status';
import { ordinal } from '@/lib/ordinal';
import type { Fixture, MatchFormat, SourceScore } from '@/api/feeds/fragment';
import { foldName } from '@/api/feeds/matching/team-key';
import { teamId } from '@/api/feeds/merging/merge-prices';
import { oversToBalls } from '@/api/feeds/scores/overs';
import { scoreText } from '@/api/feeds/scores/score-text';
import type {
  Extras,
  ScoredInnings,
  ScoredMatch,
  ScoredPlayer,
} from '@/api/feeds/scores/scored-innings';
import type { Innings, Match, Scorecard } from './cricketdata-replies';

export const cricketDataSource = 'cricketdata';

/** What cannot be read; the message is for the operator. */
export class UnreadableScore extends Error {
  override name = 'UnreadableScore';
}

const formats: Record<string, MatchFormat> = { t20: 't20', odi: 'one-day', test: 'multi-day' };
const kinds: Record<string, string> = { t20: 'T20', odi: 'One-day', test: 'Test' };
const ballsPerHundred = 5;
const ballsPerOver = 6;

/** The parts of 'West Indies vs India, 2nd T20I, India tour of West Indies, 2022'. */
function nameParts({ name, matchType }: Match): { stage: string | null; competition: string } {
  const [, stage = null, ...rest] = name.split(',').map(part => part.trim());
  const kind = kinds[matchType ?? ''] ?? 'Cricket';
  return { stage, competition: rest.join(', ') || `${kind} matches` };
}

const isHundred = (match: Match): boolean => /^the hundred\b/i.test(nameParts(match).competition);

export function toFixture(match: Match): Fixture {
  return {
    competition: nameParts(match).competition,
    format: isHundred(match) ? 'hundred' : (formats[match.matchType ?? ''] ?? null),
    gender: null,
    teams: match.teams,
    start: match.dateTimeGMT,
  };
}

const toStatus = ({ matchStarted, matchEnded }: Match): SourceScore['status'] => {
  if (matchEnded) return eventStatus.past;
  return matchStarted ? eventStatus.live : eventStatus.upcoming;
};

/** Status and score of a match. Throws `UnreadableScore`. */
export function toScore(match: Match): SourceScore {
  const status = toStatus(match);
  if (status === eventStatus.upcoming)
    return { status, ...(hasToss(match) && { match_status: match.status }) };
  const totals = match.score.map(total => {
    if (total === null) throw new UnreadableScore('the total of an innings is not readable');
    const { inning, r: runs, w: wickets, o: overs } = total;
    return {
      side: sideOf(match, inning),
      ...{ runs, wickets, isDeclared: false },
      balls: inBalls(overs, match),
      ballsPerOver: perOver(match),
    };
  });
  if (totals.some(({ wickets }) => wickets > 10))
    throw new UnreadableScore('more than ten wickets');
  const isLive = status === eventStatus.live;
  return {
    status,
    ...(match.status && { match_status: match.status }),
    ...(isLive && totals.length > 0 && { inplay_time: `${ordinal(totals.length)} innings` }),
    ...(totals.length > 0 && { score: scoreText(totals) }),
  };
}

/** 'India opt to bowl'. */
const hasToss = ({ status }: Match): boolean => /\b(?:opt|opted|toss|chose)\b/i.test(status ?? '');

const perOver = (match: Match): 5 | 6 => (isHundred(match) ? ballsPerHundred : ballsPerOver);

function inBalls(overs: string, match: Match): number {
  const balls = oversToBalls(overs, perOver(match));
  if (balls === null) throw new UnreadableScore(`'${overs}' are no overs`);
  return balls;
}

/** The side of 'India Inning 1'. */
function sideOf({ teams }: Match, inning: string): 0 | 1 {
  const name = foldName(inning.replace(/ Innings? \d+$/i, ''));
  const side = teams.findIndex(team => foldName(team) === name);
  if (side !== 0 && side !== 1)
    throw new UnreadableScore(`'${inning}' is of neither ${teams.join(' nor ')}`);
  return side;
}

const sideNamed = ({ teams }: Match, name: string | null): 0 | 1 | null => {
  const side = teams.findIndex(team => foldName(team) === foldName(name ?? ''));
  return side === 0 || side === 1 ? side : null;
};

/** A match without its innings. */
export function toOutline(match: Match): ScoredMatch {
  const { stage, competition } = nameParts(match);
  const winner = sideNamed(match, match.tossWinner);
  const toTeam = (name: string) => ({
    id: teamId(name),
    name,
    short: match.teamInfo?.find(one => one.name === name)?.shortname ?? null,
  });
  return {
    teams: [toTeam(match.teams[0]), toTeam(match.teams[1])],
    players: new Map(),
    competition,
    series: null,
    type: kinds[match.matchType ?? ''] ?? match.matchType,
    stage,
    venue: match.venue,
    start: match.dateTimeGMT,
    toss: winner === null ? null : { winner, choice: match.tossChoice === 'bat' ? 'bat' : 'field' },
    state: match.matchStarted ? 'In progress' : null,
    note: match.status,
    result: match.matchEnded
      ? {
          text: match.status ?? 'No result',
          winner: sideNamed(match, match.matchWinner),
          margin: null,
        }
      : null,
    playerOfMatch: null,
    lineUps: null,
    innings: [],
  };
}

/** The match of a scorecard; `match` is that of the list, which has its state. Throws `UnreadableScore`. */
export function toScoredMatch(card: Scorecard, match: Match): ScoredMatch {
  const players = new Map<string, ScoredPlayer>();
  const idOf = ({ name }: { name: string }): string => {
    const id = teamId(name);
    players.set(id, { name, short: name });
    return id;
  };
  const innings = card.scorecard.map((one, at) =>
    toInnings(one, {
      match,
      total: card.score.find(total => total?.inning === one.inning) ?? null,
      isCurrent: !match.matchEnded && at === card.scorecard.length - 1,
      idOf,
    }),
  );
  const known = { ...match, tossWinner: card.tossWinner, tossChoice: card.tossChoice };
  const { matchWinner } = card;
  return { ...toOutline({ ...known, matchWinner }), players, innings };
}

type InningsContext = {
  match: Match;
  total: Match['score'][number];
  /** Whether it is the innings in play. */
  isCurrent: boolean;
  idOf: (player: { name: string }) => string;
};

function toInnings(innings: Innings, context: InningsContext): ScoredInnings {
  const { match, total, isCurrent, idOf } = context;
  const { inning, batting, bowling, extras, totals } = innings;
  const runs = totals?.R ?? total?.r;
  const wickets = totals?.W ?? total?.w;
  const overs = totals?.O ?? total?.o;
  if (runs === undefined || wickets === undefined || overs === undefined)
    throw new UnreadableScore(`'${inning}' has no total`);
  return {
    side: sideOf(match, inning),
    ...{ runs, wickets, isDeclared: false, target: null, allottedBalls: null },
    balls: inBalls(overs, match),
    ballsPerOver: perOver(match),
    extras: extras ? toExtras(extras) : null,
    extrasTotal: extras?.r ?? null,
    batters: batting.map(line => {
      const howOut = line['dismissal-text'] ?? 'not out';
      const isNotOut = /^(?:not out|batting)$/i.test(howOut);
      return {
        playerId: idOf(line.batsman),
        runs: line.r,
        balls: line.b,
        fours: line['4s'] ?? 0,
        sixes: line['6s'] ?? 0,
        howOut: isNotOut ? 'not out' : howOut,
        isOut: !isNotOut && !/^(?:retired hurt|absent)/i.test(howOut),
        isBatting: isNotOut && isCurrent,
        isOnStrike: false,
      };
    }),
    bowlers: bowling.map(line => ({
      playerId: idOf(line.bowler),
      balls: inBalls(line.o, match),
      maidens: line.m ?? 0,
      runs: line.r,
      wickets: line.w,
      noballs: line.nb ?? 0,
      wides: line.wd ?? 0,
      isBowling: false,
    })),
    // The provider has none.
    falls: null,
    partnership: null,
  };
}

/** Null when the provider has only their sum. */
function toExtras({ b, lb, w, nb, p }: NonNullable<Innings['extras']>): Extras | null {
  if ([b, lb, w, nb, p].every(one => one === null)) return null;
  return { byes: b ?? 0, legbyes: lb ?? 0, wides: w ?? 0, noballs: nb ?? 0, penalty: p ?? 0 };
}
