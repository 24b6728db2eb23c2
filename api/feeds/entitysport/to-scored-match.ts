import type { MatchResult } from '@/lib/contract/match-result';
import { toResult } from '@/api/feeds/scores/provider-result';
import { eventStatus } from '@/lib/contract/event-status';
import { isNotOut, isWicket } from '@/lib/domain/scorecard/dismissal';
import { figuresOf } from '@/lib/domain/scorecard/match-formats';
import { ordinal } from '@/lib/ordinal';
import type { SourceScore } from '@/api/store/feeds/source-match';
import { oversToBalls } from '@/api/feeds/scores/overs';
import { scoreText } from '@/api/feeds/scores/score-text';
import type {
  LineUps,
  Officials,
  ScoredInnings,
  ScoredMatch,
} from '@/api/feeds/scores/scored-innings';
import type { Innings, MatchSummary, Scorecard } from './entitysport-replies';
import { formatOf, matchStatus, toStatus } from './to-fixture';

/** What cannot be read; the message is for the operator. */
export class UnreadableScorecard extends Error {
  override name = 'UnreadableScorecard';
}

const inningsResult = { declared: 2 };
/** Of a live match; other states have their names. */
const gameState = { none: 0, playing: 3 };

/** A match without its innings, as lists have it. */
export function toOutline(match: MatchSummary, lineUps: LineUps | null = null): ScoredMatch {
  const { teama, teamb, toss, venue, competition, man_of_the_match: best } = match;
  const sideOf = (teamId: string | null | undefined) =>
    teamId === teama.team_id ? 0 : teamId === teamb.team_id ? 1 : null;
  const tossWinner = sideOf(toss?.winner);
  const ground = [venue?.name, venue?.location].filter(Boolean);
  const isOver = match.status === matchStatus.completed || match.status === matchStatus.cancelled;
  return {
    teams: [toTeam(teama), toTeam(teamb)],
    players: new Map(),
    competition: competition.title,
    series: [competition.title, competition.season].filter(Boolean).join(', '),
    type: match.format_str,
    stage: match.subtitle,
    venue: ground.length > 0 ? [...new Set(ground)].join(', ') : null,
    start: match.timestamp_start,
    toss:
      tossWinner === null
        ? null
        : { winner: tossWinner, choice: toss?.decision === 1 ? 'bat' : 'field' },
    state: match.game_state === gameState.playing ? 'In progress' : match.game_state_str,
    note: match.status_note,
    result: isOver
      ? {
          text: match.result ?? match.status_note ?? 'No result',
          winner: sideOf(match.winning_team_id),
          margin: match.win_margin,
        }
      : null,
    playerOfMatch: best ? { id: best.pid, name: best.name } : null,
    innings: [],
    officials: toOfficials(match),
    lineUps,
  };
}

/** 'Ian Gould (England), Bruce Oxenford (Australia, TV)': the one with 'TV' is the third umpire. */
function toOfficials({ umpires, referee }: MatchSummary): Officials | null {
  if (umpires === null && referee === null) return null;
  const named = (umpires ?? '').split('),').map(text => {
    const [name = '', marks = ''] = text.split('(').map(part => part.replace(')', '').trim());
    const [own, third] = [marks.split(',').map(mark => mark.trim()), 'TV'];
    const country = own.filter(mark => mark !== '' && mark !== third).join(', ');
    return { name: country ? `${name} (${country})` : name, isThird: own.includes(third) };
  });
  return {
    umpires: named.filter(one => one.name && !one.isThird).map(({ name }) => name),
    thirdUmpire: named.find(({ isThird }) => isThird)?.name ?? null,
    referee,
  };
}

const toTeam = ({ team_id: id, name, short_name: short }: MatchSummary['teama']) => ({
  id,
  name,
  short,
});

/** What a scorecard lacks; `target` is that of its last innings, which only the live reply has. */
type Beside = { target: number | null; lineUps: LineUps | null };

/** A scorecard. Throws `UnreadableScorecard`. */
export function toScoredMatch(card: Scorecard, { target, lineUps }: Beside): ScoredMatch {
  const players = new Map(
    card.players.map(({ pid, title, short_name: short }) => [
      pid,
      { name: title, short: short ?? title },
    ]),
  );
  for (const { batsmen, bowlers } of card.innings) {
    const named = [
      ...batsmen.map(({ batsman_id: id, name }) => ({ id, name })),
      ...bowlers.map(({ bowler_id: id, name }) => ({ id, name })),
    ];
    for (const { id, name } of named)
      if (name !== null && !players.has(id)) players.set(id, { name, short: name });
  }
  const innings = card.innings.map((own, index) => toInnings(card, own, index));
  const last = innings.at(-1);
  if (last && target) last.target = target;
  return { ...toOutline(card, lineUps), players, innings };
}

function toInnings(card: Scorecard, innings: Innings, index: number): ScoredInnings {
  const { teama, teamb } = card;
  const { batting_team_id: team, equations, extra_runs: extras, current_partnership } = innings;
  const label = `innings ${innings.number}`;
  if (team !== teama.team_id && team !== teamb.team_id)
    throw new UnreadableScorecard(`${label}: the batting side is neither of the teams`);
  const format = formatOf(card);
  const { ballsPerOver, inningsPerSide } = figuresOf(format);
  const inBalls = (overs: string): number => {
    const balls = oversToBalls(overs, ballsPerOver);
    if (balls === null) throw new UnreadableScorecard(`${label}: '${overs}' are no overs`);
    return balls;
  };
  // Of a side that has batted as often as it may.
  const isSuperOver = innings.issuperover || (format !== null && index >= 2 * inningsPerSide);
  return {
    side: team === teama.team_id ? 0 : 1,
    runs: equations.runs,
    wickets: equations.wickets,
    balls: inBalls(equations.overs),
    ballsPerOver,
    isDeclared: innings.result === inningsResult.declared,
    target: null,
    allottedBalls: isSuperOver
      ? ballsPerOver
      : innings.max_over && Number.isInteger(innings.max_over)
        ? innings.max_over * ballsPerOver
        : null,
    extras: {
      byes: extras.byes,
      legbyes: extras.legbyes,
      wides: extras.wides,
      noballs: extras.noballs,
      penalty: extras.penalty,
    },
    extrasTotal: extras.total,
    batters: innings.batsmen
      .filter(({ runs, balls_faced: balls }) => runs !== null && balls !== null)
      .map(line => ({
        playerId: line.batsman_id,
        runs: line.runs ?? 0,
        balls: line.balls_faced ?? 0,
        fours: line.fours ?? 0,
        sixes: line.sixes ?? 0,
        howOut: isNotOut(line.how_out) ? 'not out' : String(line.how_out),
        isOut: isWicket(line.how_out),
        isBatting: line.batting,
        isOnStrike: line.batting && line.position === 'striker',
      })),
    bowlers: innings.bowlers.map(line => ({
      playerId: line.bowler_id,
      balls: inBalls(line.overs),
      maidens: line.maidens ?? 0,
      runs: line.runs_conceded,
      wickets: line.wickets,
      noballs: line.noballs ?? 0,
      wides: line.wides ?? 0,
      isBowling: line.bowling && line.position === 'active bowler',
    })),
    falls: innings.fows.map(fall => ({
      playerId: fall.batsman_id,
      runs: fall.score_at_dismissal,
      balls: inBalls(fall.overs_at_dismissal),
      wicket: fall.number,
    })),
    partnership:
      current_partnership?.runs != null && current_partnership.balls != null
        ? { runs: current_partnership.runs, balls: current_partnership.balls }
        : null,
  };
}

/** A match with the status 'cancelled' has no result, unless the provider's text states one. */
function resultOf(match: MatchSummary): MatchResult | null {
  const { teams, result } = toOutline(match);
  const read = toResult({ text: result?.text, winner: result?.winner ?? null }, teams);
  return read ?? (match.status === matchStatus.cancelled ? { kind: 'no_result' } : null);
}

/** Status and score of a match; `innings` are those of its scorecard. */
export function toScore(match: MatchSummary, innings: readonly ScoredInnings[]): SourceScore {
  const status = toStatus(match.status);
  const { note, result, toss, teams } = toOutline(match);
  const tossText = toss && `${teams[toss.winner].name} chose to ${toss.choice}`;
  if (status === eventStatus.upcoming)
    return { status, ...(tossText && { match_status: tossText }) };
  const isBreak =
    match.game_state !== null &&
    match.game_state !== gameState.playing &&
    match.game_state !== gameState.none;
  const part = isBreak ? match.game_state_str : `${ordinal(innings.length)} innings`;
  return {
    status,
    match_status: result?.text ?? note ?? tossText,
    ...(status === eventStatus.live && innings.length > 0 && { inplay_time: part }),
    ...(innings.length > 0 && { score: scoreText(innings) }),
    ...(status === eventStatus.past && { result: resultOf(match) }),
  };
}
