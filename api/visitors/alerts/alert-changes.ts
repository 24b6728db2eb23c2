import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { AlertKind, AlertMessage, MatchAlertKind } from '@/lib/contract/alerts';
import { matchPath, matchTitle } from '@/lib/domain/match/match-name';
import { toWicketsSoFar } from '@/lib/domain/commentary/wickets-so-far';
import { formatOdds } from '@/lib/domain/odds/odds';
import type { OddsFormat } from '@/lib/domain/odds/odds-format';
import { scoreText } from '@/lib/domain/scorecard/score';
import type { AlertState } from '@/api/store/visitors/alert-tables';
import type { Moment } from '@/api/store/visitors/alert-moments';
import type { AlertMatch } from './alert-state';
import { fitPath, fitTag, fitText } from './fit-message';

const minute = millisecondsInMinute;
const hour = millisecondsInHour;

/** Urgent ones are sent first; a message is deleted unsent after its lifetime. */
const rules: Record<AlertKind, { urgency: number; lifetimeMs: number }> = {
  wicket: { urgency: 3, lifetimeMs: 10 * minute },
  // An old price is not advertised.
  price: { urgency: 3, lifetimeMs: 2 * minute },
  result: { urgency: 2, lifetimeMs: 12 * hour },
  innings: { urgency: 1, lifetimeMs: hour },
  begins: { urgency: 1, lifetimeMs: hour },
  toss: { urgency: 0, lifetimeMs: hour },
};

type Text = { title: string; text: string };

/** What has happened between two states of a match; `now` is unix seconds. */
export function changesOf(match: AlertMatch, before: AlertState, now: number): Moment[] {
  const { state } = match;
  const isLive = state.status === 'live';
  const kinds: [MatchAlertKind, boolean][] = [
    ['toss', state.hasToss && !before.hasToss && state.status !== 'other'],
    ['begins', isLive && before.status === 'upcoming'],
    ['wicket', isLive && state.wickets > before.wickets],
    ['innings', isLive && state.innings > before.innings],
    ['result', state.status === 'other' && before.status !== 'other'],
  ];
  return kinds.flatMap(([kind, hasHappened]) => (hasHappened ? [toMoment(match, kind, now)] : []));
}

function toMoment(match: AlertMatch, kind: MatchAlertKind, at: number): Moment {
  const names = namesOf(match);
  const shown = textOf(match, kind, names);
  return {
    ...rules[kind],
    message: {
      kind,
      tag: fitTag(`${match.match.id}:${kind}`),
      ...cut(shown),
      quiet: cut(quietText(shown, kind, names)),
      path: pathOf(match),
      at,
    },
  };
}

const cut = ({ title, text }: Text): Text => ({ title: fitText(title), text: fitText(text) });

const namesOf = ({ match }: AlertMatch): string => matchTitle(match);
const pathOf = ({ match }: AlertMatch): string => fitPath(matchPath(match), match.id);

function textOf(alert: AlertMatch, kind: MatchAlertKind, names: string): Text {
  const { match, scorecard } = alert;
  switch (kind) {
    case 'toss':
      return { title: `Toss: ${names}`, text: scorecard?.toss ?? match.statusText };
    case 'begins':
      return { title: `${names} has begun`, text: match.tournament };
    case 'wicket': {
      const { out } = toWicketsSoFar(scorecard, match.scores);
      return { title: `Wicket: ${names}`, text: sentences(out, scoresOf(alert)) };
    }
    case 'innings':
      return { title: `Innings over: ${names}`, text: sentences(scoresOf(alert)) };
    case 'result':
      return {
        title: `Result: ${names}`,
        text: sentences(scorecard?.result ?? match.statusText, scoresOf(alert)),
      };
  }
}

/** For visitors who hide scores: what has happened, without a score or a winner. */
const quietText = (shown: Text, kind: MatchAlertKind, names: string): Text => {
  switch (kind) {
    case 'wicket':
    case 'innings':
      return { title: shown.title, text: 'Your scores are hidden.' };
    case 'result':
      return { title: `${names} is over`, text: 'Your scores are hidden.' };
    default:
      return shown;
  }
};

const sentences = (...texts: string[]): string =>
  texts
    .filter(Boolean)
    .map(text => `${text.replace(/\.$/, '')}.`)
    .join(' ');

const scoresOf = ({ match: { teams, scores } }: AlertMatch): string =>
  teams
    .flatMap(({ name }, side) => (scores[side] ? [`${name} ${scoreText(scores[side])}`] : []))
    .join(', ');

/** The best price of a selection, in decimal odds, and who quotes it. */
export type BestPrice = {
  marketId: string;
  marketName: string;
  selectionId: string;
  selectionName: string;
  odds: number;
  bookmaker: string;
};

/** The message of a price: with bookmaker and time, that it may have changed, and 18+. */
export function priceAlert(
  alert: AlertMatch,
  best: BestPrice,
  format: OddsFormat,
  at: number,
): Moment {
  const price = formatOdds({ raw: String(best.odds), decimal: best.odds }, format);
  const shown = {
    title: fitText(`${best.selectionName}: ${price} at ${best.bookmaker}`),
    text: fitText(
      `${best.marketName}, ${namesOf(alert)}`,
      '. Price at {time}, it may have changed. 18+',
    ),
  };
  const tag = fitTag(`${alert.match.id}:price:${best.marketId}:${best.selectionId}`);
  const message: AlertMessage = {
    kind: 'price',
    tag,
    ...shown,
    quiet: shown,
    path: pathOf(alert),
    at,
  };
  return { ...rules.price, message };
}
