import { matchFormats } from '@/lib/contract/match-format';
import {
  figuresOf,
  isBattedTwice,
  maxWickets,
  oversPerInnings,
} from '@/lib/domain/scorecard/match-formats';
import { toInningsScores, type InningsScore } from '@/lib/domain/scorecard/score';
import type { Match } from './match';

type Scored = Pick<Match, 'status' | 'statusText' | 'teams' | 'scores' | 'format'>;

/**
 * The state of a match in a line: the feed's text and, in play over two innings a side, who leads
 * unless the text states it.
 */
export function matchStateText(match: Scored): string {
  const { status, statusText } = match;
  const lead = status === 'live' && !statesLead.test(statusText) ? leadText(match) : null;
  return [statusText, lead].filter(Boolean).join(', ');
}

/** Words of a text from which the lead, the runs needed or the result is known. */
const statesLead = /\b(?:leads?|trails?|needs?|requires?|level|target|won|beat|drawn?|tied)\b/i;

/** 'India lead by 151 runs'; null in limited overs, and before both sides have batted. */
export function leadText({
  teams,
  scores,
  format,
}: Pick<Match, 'teams' | 'scores' | 'format'>): string | null {
  const [first, second] = scores.map(toInningsScores);
  if (!first?.length || !second?.length) return null;
  const isLong = format ? isBattedTwice(format) : hasTwoInnings([first, second]);
  if (!isLong) return null;
  const lead = total(first) - total(second);
  if (lead === 0) return 'Scores level';
  const runs = Math.abs(lead);
  return `${teams[lead > 0 ? 0 : 1].name} lead by ${runs} ${runs === 1 ? 'run' : 'runs'}`;
}

/** The longest innings of limited overs. */
const limitedOvers = Math.max(...matchFormats.map(format => oversPerInnings(format) ?? 0));

/** Sixes off all balls are 36 runs. */
const superOver = {
  overs: 1,
  wickets: maxWickets.superOver,
  runs: 6 * Math.max(...matchFormats.map(format => figuresOf(format).ballsPerOver)),
};

/** Whether a match is of two innings a side, as far as its scores show. */
const hasTwoInnings = (sides: InningsScore[][]): boolean =>
  sides.some(
    innings =>
      innings.some(({ runs, overs }) => Number(overs) > limitedOvers || /d$/.test(runs)) ||
      innings.slice(1).some(score => !isSuperOver(score)),
  );

function isSuperOver({ runs, overs }: InningsScore): boolean {
  if (overs !== null) return Number(overs) <= superOver.overs;
  const [scored, wickets] = runs.split('/').map(Number);
  return (scored ?? 0) <= superOver.runs && (wickets ?? Infinity) <= superOver.wickets;
}

const total = (innings: InningsScore[]): number =>
  innings.reduce((sum, { runs }) => sum + (Number.parseInt(runs, 10) || 0), 0);

/** Names of the parts of a day of play. */
const namesPeriod = /\b(?:day|session|stumps|lunch|tea)\b/i;

/**
 * The part of the match that is being played: the feed's, and the scorecard's status where only that
 * names the day or the session; '' without either.
 */
export function periodText(inplayTime: string, scorecardStatus: string | null): string {
  if (scorecardStatus === null || !namesPeriod.test(scorecardStatus)) return inplayTime;
  return namesPeriod.test(inplayTime) ? inplayTime : scorecardStatus;
}

/** A text of more letters does not fit in two lines of a phone. */
const longestStateText = 70;

/** The text of a state, with the sides by their abbreviations where it is long by their names. */
export const textWithShortNames = (
  text: string,
  names: readonly [string, string],
  short: readonly [string, string],
): string =>
  text.length <= longestStateText
    ? text
    : names.reduce((result, name, side) => result.replaceAll(name, short[side] ?? name), text);
