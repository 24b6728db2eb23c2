import type { WireEvent } from '@/lib/contract/event';
import type { MatchInfo } from '@/lib/contract/match-info';
import { toWicketsSoFar } from '@/lib/domain/commentary/wickets-so-far';
import { toMatch, type Match } from '@/lib/domain/match/match';
import { isSuperOver } from '@/lib/domain/scorecard/innings-label';
import { figuresOf, maxWickets } from '@/lib/domain/scorecard/match-formats';
import { toInningsScores } from '@/lib/domain/scorecard/score';
import { isSet, numeric } from '@/lib/domain/scorecard/scalar';
import { toScorecard, type Scorecard } from '@/lib/domain/scorecard/scorecard';
import type { StoredEvent } from '@/api/store/stored-event';
import type { AlertState } from '@/api/store/visitors/alert-tables';

type Card = NonNullable<MatchInfo['Innings']>[number];

/** A match as alerts describe it. */
export type AlertMatch = { match: Match; scorecard: Scorecard | null; state: AlertState };

/** Reads what alerts are about from an event. Without a scorecard, wickets and innings are read from the score. */
export function toAlertMatch(event: StoredEvent): AlertMatch {
  const match = toMatch(wireOf(event));
  const scorecard = event.matchInfo ? toScorecard(event.matchInfo, event.fields.format) : null;
  const { wickets } = toWicketsSoFar(scorecard, match.scores);
  return {
    match,
    scorecard,
    state: {
      status: match.status,
      hasToss: scorecard?.toss != null,
      wickets,
      innings: completedInnings(event, match),
    },
  };
}

/** The event without prices, which its alerts do not need. */
const wireOf = ({ id, fields, version }: StoredEvent): WireEvent => ({ ...fields, id, version });

/** The innings that are over; the last one once its wickets have fallen or its balls are bowled. */
function completedInnings(
  { matchInfo, fields: { format } }: StoredEvent,
  { status, scores }: Match,
): number {
  const cards = matchInfo?.Innings ?? [];
  const begun =
    cards.length > 0
      ? cards.length
      : scores.reduce((sum, score) => sum + toInningsScores(score).length, 0);
  if (begun === 0) return 0;
  const last = cards.at(-1);
  return status === 'other' || (last && isOver(last, cards.length - 1, format)) ? begun : begun - 1;
}

function isOver(card: Card, index: number, format: WireEvent['format']): boolean {
  const most = isSuperOver(card, index) ? maxWickets.superOver : maxWickets.innings;
  // No innings has more balls than its format allows, also where the card does not state them.
  const allotted =
    numeric(card.AllotedBalls) || (format ? figuresOf(format).ballsPerInnings : null);
  return (
    numeric(card.Wickets) === most ||
    isSet(card.Declared) ||
    (allotted !== null && (numeric(card.Total_Balls_Bowled) ?? 0) >= allotted)
  );
}
