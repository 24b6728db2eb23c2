import { maxWickets } from '@/lib/domain/scorecard/match-formats';
import { eventStatus } from '@/lib/contract/event-status';
import { isNotOut, isWicket } from '@/lib/domain/scorecard/dismissal';
import { ordinal } from '@/lib/ordinal';
import type { SourceScore } from '@/api/store/feeds/source-match';
import { slugOf } from '@/lib/domain/fold-text';
import { scoreText } from '@/api/feeds/scores/score-text';
import type {
  Extras,
  ScoredInnings,
  ScoredMatch,
  ScoredPlayer,
} from '@/api/feeds/scores/scored-innings';
import type { Innings, Match, Scorecard } from './cricketdata-replies';
import {
  UnreadableScore,
  inBalls,
  knownSide,
  nameParts,
  perOver,
  resultOf,
  sideNamed,
  sidesOf,
  toStatus,
  toTeams,
  typeOf,
  type ListedMatch,
} from './listed-match';

/** Status and score of a match. Throws `UnreadableScore`. */
export function toScore(match: ListedMatch): SourceScore {
  const status = toStatus(match);
  if (status === eventStatus.upcoming)
    return { status, ...(hasToss(match) && { match_status: match.status }) };
  const sides = sidesOf(
    match,
    match.score.map(total => total?.inning ?? ''),
  );
  const totals = match.score.map((total, index) => {
    if (total === null) throw new UnreadableScore('the total of an innings is not readable');
    const { inning, r: runs, w: wickets, o: overs } = total;
    return {
      side: knownSide(match, inning, sides[index]),
      ...{ runs, wickets, isDeclared: false },
      balls: inBalls(overs, match),
      ballsPerOver: perOver(match),
    };
  });
  if (totals.some(({ wickets }) => wickets > maxWickets.innings))
    throw new UnreadableScore('more than ten wickets');
  const isLive = status === eventStatus.live;
  return {
    status,
    ...(match.status && { match_status: match.status }),
    ...(isLive && totals.length > 0 && { inplay_time: `${ordinal(totals.length)} innings` }),
    ...(totals.length > 0 && { score: scoreText(totals) }),
    ...(status === eventStatus.past && { result: resultOf(match) }),
  };
}

/** 'India opt to bowl'. */
const hasToss = ({ status }: ListedMatch): boolean =>
  /\b(?:opt|opted|toss|chose)\b/i.test(status ?? '');

/** A match without its innings. */
export function toOutline(match: ListedMatch): ScoredMatch {
  const { stage, competition } = nameParts(match);
  const winner = sideNamed(match, match.tossWinner);
  const status = toStatus(match);
  const ended = status === eventStatus.past;
  return {
    teams: toTeams(match),
    players: new Map(),
    competition,
    series: null,
    type: typeOf(match),
    stage,
    venue: match.venue,
    start: match.dateTimeGMT,
    toss: winner === null ? null : { winner, choice: match.tossChoice === 'bat' ? 'bat' : 'field' },
    state: status === eventStatus.upcoming ? null : 'In progress',
    note: match.status,
    result: ended
      ? { text: match.status ?? '', winner: resultOf(match)?.winner ?? null, margin: null }
      : null,
    playerOfMatch: null,
    officials: null,
    lineUps: null,
    innings: [],
  };
}

/** The match of a scorecard; `match` is that of the list, which has its state. Throws `UnreadableScore`. */
export function toScoredMatch(card: Scorecard, match: ListedMatch): ScoredMatch {
  const players = new Map<string, ScoredPlayer>();
  const idOf = ({ name }: { name: string }): string => {
    const id = slugOf(name);
    players.set(id, { name, short: name });
    return id;
  };
  const sides = sidesOf(
    match,
    card.scorecard.map(({ inning }) => inning),
  );
  const innings = card.scorecard.map((own, index) =>
    toInnings(own, {
      match,
      side: sides[index] ?? null,
      total: card.score.find(total => total?.inning === own.inning) ?? null,
      isCurrent: toStatus(match) === eventStatus.live && index === card.scorecard.length - 1,
      idOf,
    }),
  );
  const known = { ...match, tossWinner: card.tossWinner, tossChoice: card.tossChoice };
  const { matchWinner } = card;
  return { ...toOutline({ ...known, matchWinner }), players, innings };
}

type InningsContext = {
  match: ListedMatch;
  side: 0 | 1 | null;
  total: Match['score'][number];
  /** Whether it is the innings in play. */
  isCurrent: boolean;
  idOf: (player: { name: string }) => string;
};

function toInnings(innings: Innings, context: InningsContext): ScoredInnings {
  const { match, side, total, isCurrent, idOf } = context;
  const { inning, batting, bowling, extras, totals } = innings;
  const runs = totals?.R ?? total?.r;
  const wickets = totals?.W ?? total?.w;
  const overs = totals?.O ?? total?.o;
  if (runs === undefined || wickets === undefined || overs === undefined)
    throw new UnreadableScore(`'${inning}' has no total`);
  return {
    side: knownSide(match, inning, side),
    ...{ runs, wickets, isDeclared: false, target: null, allottedBalls: null },
    balls: inBalls(overs, match),
    ballsPerOver: perOver(match),
    extras: extras ? toExtras(extras) : null,
    extrasTotal: extras?.r ?? null,
    batters: batting.map(line => {
      const howOut = line['dismissal-text'] ?? 'not out';
      return {
        playerId: idOf(line.batsman),
        runs: line.r,
        balls: line.b,
        fours: line['4s'] ?? 0,
        sixes: line['6s'] ?? 0,
        howOut: isNotOut(howOut) ? 'not out' : howOut,
        isOut: isWicket(howOut),
        isBatting: isNotOut(howOut) && isCurrent,
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
  return { byes: b, legbyes: lb, wides: w, noballs: nb, penalty: p };
}
