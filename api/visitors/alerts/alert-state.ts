import type { WireEvent } from '@/lib/contract/event';
import { toWicketNews } from '@/lib/domain/commentary/wicket-news';
import { toMatch, type Match } from '@/lib/domain/match/match';
import { toInningsScores } from '@/lib/domain/scorecard/score';
import { isSet, numeric } from '@/lib/domain/scorecard/scalar';
import { toScorecard, type Scorecard } from '@/lib/domain/scorecard/scorecard';
import type { StoredEvent } from '@/api/store/stored-event';
import type { AlertState } from '@/api/store/visitors/alert-tables';

/** A match as alerts speak of it. */
export type AlertMatch = { match: Match; scorecard: Scorecard | null; state: AlertState };

const allOut = 10;

/** Reads what alerts are about from an event. Without a scorecard, wickets and innings are read from the score. */
export function toAlertMatch(event: StoredEvent): AlertMatch {
  const match = toMatch(wireOf(event));
  const scorecard = event.matchInfo ? toScorecard(event.matchInfo) : null;
  const { wickets } = toWicketNews(scorecard, match.scores);
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

function completedInnings({ matchInfo }: StoredEvent, { status, scores }: Match): number {
  const cards = matchInfo?.Innings ?? [];
  const begun =
    cards.length > 0
      ? cards.length
      : scores.reduce((sum, score) => sum + toInningsScores(score).length, 0);
  if (begun === 0) return 0;
  const last = cards.at(-1);
  const balls = numeric(last?.AllotedBalls);
  const isOver =
    status === 'other' ||
    numeric(last?.Wickets) === allOut ||
    isSet(last?.Declared) ||
    (balls !== null && balls > 0 && (numeric(last?.Total_Balls_Bowled) ?? 0) >= balls);
  return isOver ? begun : begun - 1;
}
