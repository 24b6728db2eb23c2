import * as z from 'zod';
import { eventStatus } from '@/lib/contract/event-status';
import { maxWickets } from '@/lib/domain/scorecard/match-formats';
import { UnixMs } from '@/api/feeds/provider/unix-ms';
import type { SourceScore } from '@/api/store/feeds/source-match';

/*
 * The exchange's stream of cricket scores (CCM). A message has some sections of a match, each complete;
 * what it lacks has not changed.
 */

const FixtureInfo = z.object({
  expectedStartTime: UnixMs.optional(),
  fixtureStatus: z.enum(['PRE_MATCH', 'IN_RUNNING', 'FINISHED']).catch('PRE_MATCH'),
  eventDescription: z.string().optional(),
  maxOvers: z.number().optional(),
});
const Team = z.object({ name: z.string().min(1).max(1000) });
const Innings = z.object({
  battingTeam: z.string().optional(),
  inningsRuns: z.number().int().min(0),
  inningsOvers: z.string().regex(/^\d{1,3}(?:\.\d)?$/),
  inningsWickets: z.number().int().min(0).max(maxWickets.innings),
});
const MatchStats = z.object({
  currentInnings: z.number().int(),
  tossResult: z.string().max(1000).optional(),
  inningsStats: z.array(Innings),
});

export const ScoreMessage = z.object({
  op: z.literal('ccm'),
  /** When it was published. */
  pt: UnixMs,
  /** Absent in a heartbeat. */
  cc: z
    .array(
      z.object({
        eventId: z.string().min(1).max(100),
        fixtureInfo: FixtureInfo.optional(),
        homeTeam: Team.optional(),
        awayTeam: Team.optional(),
        matchStats: MatchStats.optional(),
      }),
    )
    .default([]),
});
type Change = z.infer<typeof ScoreMessage>['cc'][number];

/** A match as all messages so far make it. */
export type ScoredMatch = Change;

export type ScoreBook = {
  /** Applies a message; returns the matches that it changed. */
  apply(message: z.infer<typeof ScoreMessage>): ScoredMatch[];
};

export function createScoreBook(): ScoreBook {
  const matches = new Map<string, ScoredMatch>();
  return {
    apply: ({ cc }) =>
      cc.map(change => {
        const match = { ...matches.get(change.eventId), ...change };
        matches.set(change.eventId, match);
        return match;
      }),
  };
}

const statuses = {
  PRE_MATCH: eventStatus.upcoming,
  IN_RUNNING: eventStatus.live,
  FINISHED: eventStatus.past,
};
const periods = ['1st innings', '2nd innings', '3rd innings', '4th innings'];

/** The score 'a:b' in the order of home and away; null while the match has not been described. */
export function toScore({ fixtureInfo, homeTeam, awayTeam, matchStats }: ScoredMatch) {
  if (!fixtureInfo || !homeTeam || !awayTeam) return null;
  const status = statuses[fixtureInfo.fixtureStatus];
  const { inningsStats = [], currentInnings = 0, tossResult } = matchStats ?? {};
  const scoreOf = ({ name }: { name: string }) =>
    inningsStats
      .filter(({ battingTeam }) => battingTeam === name)
      .map(totalText)
      .join(' & ');
  const hasBegun = inningsStats.some(one => one.inningsRuns > 0 || one.inningsOvers !== '0.0');
  const score: SourceScore = {
    status,
    match_status: status === eventStatus.past ? null : (tossResult ?? null),
    inplay_time: status === eventStatus.live ? (periods[currentInnings - 1] ?? null) : null,
    score: hasBegun ? `${scoreOf(homeTeam)}:${scoreOf(awayTeam)}` : null,
  };
  return score;
}

/** '163/7 (20.0)', and '163 (19.2)' for a side that is all out. */
const totalText = ({ inningsRuns, inningsWickets, inningsOvers }: z.infer<typeof Innings>) =>
  `${inningsRuns}${inningsWickets === maxWickets.innings ? '' : `/${inningsWickets}`} (${inningsOvers})`;
