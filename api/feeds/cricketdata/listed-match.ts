import { eventStatus } from '@/lib/contract/event-status';
import type { MatchResult } from '@/lib/contract/match-result';
import type { MatchFormat } from '@/lib/contract/match-format';
import { figuresOf } from '@/lib/domain/scorecard/match-formats';
import type { Fixture, SourceScore } from '@/api/store/feeds/source-match';
import { sideId } from '@/lib/domain/match/side/side-id';
import { foldName, slugOf } from '@/lib/domain/fold-text';
import { formatOfCompetition } from '@/lib/domain/match/side/competition';
import { oversToBalls } from '@/api/feeds/scores/overs';
import { toResult } from '@/api/feeds/scores/provider-result';
import type { ScoredMatch } from '@/api/feeds/scores/scored-innings';
import { isPlausibleStart } from '@/api/feeds/plausible-times';
import type { UnreadableItem } from '@/api/feeds/provider/unreadable-items';
import { Identified, Match } from './cricketdata-replies';

export const cricketDataSource = 'cricketdata';

/** What cannot be read; the message is for the operator. */
export class UnreadableScore extends Error {
  override name = 'UnreadableScore';
}

/** The provider's types of matches, and what they are called. */
const types: Record<string, { format: MatchFormat; name: string }> = {
  t20: { format: 't20', name: 'T20' },
  odi: { format: 'one-day', name: 'One-day' },
  test: { format: 'multi-day', name: 'Test' },
};

/** A match, and the name of its series where that is known. */
export type ListedMatch = Match & { series: string | null };

/** A match of a reply, or why it cannot be read; `now` is in unix seconds. */
export function readMatch(item: unknown, now: number): Match | UnreadableItem {
  const { data, error } = Match.safeParse(item);
  if (data && isPlausibleStart(data.dateTimeGMT, now)) return data;
  const path = error?.issues[0]?.path.join('.') ?? 'dateTimeGMT';
  const id = Identified.safeParse(item).data?.id ?? null;
  return { id, problem: `a listed match is not readable: ${path}` };
}

/** The parts of 'West Indies vs India, 2nd T20I, India tour of West Indies, 2022'. */
export function nameParts({ name, series, matchType }: ListedMatch): {
  stage: string | null;
  competition: string;
} {
  const [, stage = null, ...rest] = name.split(',').map(part => part.trim());
  const type = types[matchType ?? '']?.name ?? 'Cricket';
  return { stage, competition: series ?? (rest.join(', ') || `${type} matches`) };
}

const formatOf = (match: ListedMatch): MatchFormat | null =>
  formatOfCompetition(nameParts(match).competition) === 'hundred'
    ? 'hundred'
    : (types[match.matchType ?? '']?.format ?? null);

/** The name of the format, such as 'T20'; null when the provider does not name one. */
export const typeOf = (match: ListedMatch): string | null =>
  formatOf(match) === 'hundred'
    ? 'The Hundred'
    : (types[match.matchType ?? '']?.name ?? match.matchType);

export function toFixture(match: ListedMatch): Fixture {
  return {
    competition: nameParts(match).competition,
    format: formatOf(match),
    gender: null,
    teams: match.teams,
    start: match.dateTimeGMT,
  };
}

/** A status text that contradicts the provider's flag for a match that has begun. */
const notStarted = /\b(?:match )?(?:not (?:yet )?started|yet to (?:begin|start))\b/i;

/** The words win over the flags: a match 'No result - due to rain' never gets the flag of its end. */
export function toStatus(match: ListedMatch): SourceScore['status'] {
  if (match.matchEnded || resultOf(match)) return eventStatus.past;
  const hasBegun =
    match.matchStarted && !(match.score.length === 0 && notStarted.test(match.status ?? ''));
  return hasBegun ? eventStatus.live : eventStatus.upcoming;
}

/** The result that the words state; the winner that is named beside them counts once the match has ended. */
export function resultOf(match: ListedMatch): MatchResult | null {
  const winner = match.matchEnded ? sideNamed(match, match.matchWinner) : null;
  return toResult({ text: match.status, winner }, toTeams(match));
}

/** The balls of an over. Throws `UnreadableScore` when the format is not known. */
export function perOver(match: ListedMatch): 5 | 6 {
  const format = formatOf(match);
  if (format === null && match.matchType === null)
    throw new UnreadableScore('the format is not known, nor are its overs');
  return figuresOf(format).ballsPerOver;
}

export function inBalls(overs: string, match: ListedMatch): number {
  const size = perOver(match);
  // Of The Hundred the provider counts balls, as its scorecards do.
  const balls = formatOf(match) === 'hundred' ? wholeBalls(overs) : oversToBalls(overs, size);
  if (balls === null) throw new UnreadableScore(`'${overs}' are no overs`);
  return balls;
}

const wholeBalls = (text: string): number | null =>
  /^\d{1,3}(?:\.0)?$/.test(text) ? Number.parseInt(text, 10) : null;

/**
 * The sides of 'India Inning 1', in the order of innings. 'Larks,Wrens Inning 1' is the one that has not
 * batted yet; null for one that is neither.
 */
export function sidesOf(match: ListedMatch, innings: readonly string[]): (0 | 1 | null)[] {
  const [first, second] = match.teams;
  const both = [foldName(`${first},${second}`), foldName(`${second},${first}`)];
  return innings.reduce<(0 | 1 | null)[]>((sides, inning) => {
    const name = inning.replace(/ Innings? \d+$/i, '');
    const other = sides.length === 1 && both.includes(foldName(name)) ? otherOf(sides[0]) : null;
    return [...sides, sideNamed(match, name) ?? other];
  }, []);
}

const otherOf = (side: 0 | 1 | null | undefined): 0 | 1 | null =>
  side == null ? null : side === 0 ? 1 : 0;

export function knownSide(
  { teams }: ListedMatch,
  inning: string,
  side: 0 | 1 | null | undefined,
): 0 | 1 {
  if (side == null) throw new UnreadableScore(`'${inning}' is of neither ${teams.join(' nor ')}`);
  return side;
}

export const sideNamed = ({ teams }: ListedMatch, name: string | null): 0 | 1 | null => {
  const side = teams.findIndex(team => sideId(team) === sideId(name ?? ''));
  return side === 0 || side === 1 ? side : null;
};

export function toTeams(match: ListedMatch): ScoredMatch['teams'] {
  const toTeam = (name: string) => ({
    id: slugOf(name),
    name,
    short: match.teamInfo?.find(one => one.name === name)?.shortname ?? null,
  });
  return [toTeam(match.teams[0]), toTeam(match.teams[1])];
}
