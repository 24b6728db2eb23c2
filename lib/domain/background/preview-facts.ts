import { publishDate } from '@/lib/dates/date-text';
import type { WireMatchUp } from '@/lib/contract/figures';
import type { MatchFormat } from '@/lib/contract/match-format';
import { groundPath } from '@/lib/domain/figures/ground';
import { matchesText } from '@/lib/domain/figures/figure-text';
import type { Share } from '@/lib/domain/figures/ground-figures';
import { playerPath } from '@/lib/domain/figures/player';
import { playedMatchPath, playedTeams } from '@/lib/domain/figures/player-figures';
import { counted } from '@/lib/domain/match/result/match-result';
import type { Match } from '@/lib/domain/match/match';
import type { Fact, Facts } from '@/lib/domain/prose/sentence';
import type { Background, GroundBefore, Meetings, SideForm } from './background';
import {
  balanceText,
  countOrNone,
  formatMatches,
  howItWent,
  recordText,
  totalText,
} from './background-text';

/** The match itself, its ground, and its toss as a sentence without its end. */
export type MatchBefore = Pick<Match, 'id' | 'teams' | 'tournament' | 'format' | 'replay'> & {
  venue: string | null;
  toss: string | null;
};

/** The facts about a match, its sides, their meetings and its ground; unknown ones are absent. */
export function previewFacts(
  { teams, tournament, format, replay, venue, toss }: MatchBefore,
  { form, meetings, ground }: Background,
): Facts {
  const [first, second] = teams;
  return {
    ...fact('first.name', first.name),
    ...fact('second.name', second.name),
    ...fact('tournament', tournament),
    ...fact('ground.name', venue, ground ? groundPath(ground.slug) : undefined),
    ...fact('toss', toss),
    ...fact('played', replay ? dayText(replay.playedOn) : null),
    ...formFacts(
      'first',
      form.find(({ side }) => side.side === first.side),
    ),
    ...formFacts(
      'second',
      form.find(({ side }) => side.side === second.side),
    ),
    ...(meetings && format && meetingFacts(meetings, format, [first.name, second.name])),
    ...(ground && format && groundFacts(ground, format)),
  };
}

const fact = (id: string, text: string | null | undefined, path?: string): Facts =>
  text ? { [id]: { text, ...(path !== undefined && { path }) } satisfies Fact } : {};

const dayText = (day: string): string => publishDate(Date.parse(day) / 1000, 'UTC');

/** The ids of the parts of the page that have the facts. */
export const anchors = {
  form: 'form',
  meetings: 'meetings',
  matchUps: 'match-ups',
  ground: 'ground',
} as const;

function formFacts(id: 'first' | 'second', form: SideForm | undefined): Facts {
  if (!form) return {};
  const path = `#${anchors.form}`;
  const newest = form.newest[0];
  const how = newest && howItWent(newest, form.side.side);
  const known = Object.values(form.results).reduce((sum, count) => sum + count, 0);
  return {
    // Of a match whose end is not known there is nothing to count.
    ...(known === form.newest.length && {
      ...fact(`${id}.form.of`, String(form.newest.length), path),
      ...fact(`${id}.form.record`, recordText(form.results), path),
    }),
    ...(how && {
      ...fact(`${id}.last.day`, dayText(newest.match.played_on), playedMatchPath(newest.match)),
      ...fact(`${id}.last.how`, how, playedMatchPath(newest.match)),
    }),
  };
}

function meetingFacts(
  { formats, newest }: Meetings,
  format: MatchFormat,
  names: readonly [string, string],
): Facts {
  const row = formats.find(one => one.format === format);
  if (!row) return {};
  const path = `#${anchors.meetings}`;
  const last = newest.find(({ match }) => match.format === format);
  const team = last && playedTeams(last.match)[last.outcome.result?.winner ?? 0];
  const how = last && team && howItWent(last, team.side);
  return {
    ...fact('meetings.format', `in ${formatMatches[format]}`),
    ...(row.matches > 1 && {
      ...fact('meetings.times', counted(row.matches, 'time'), path),
      ...fact('meetings.matches', matchesText(row.matches), path),
      ...fact('meetings.balance', balanceText(row, names), path),
    }),
    ...(how && {
      ...fact('meeting.day', dayText(last.match.played_on), playedMatchPath(last.match)),
      ...fact('meeting.how', `${team.name} ${how}`, playedMatchPath(last.match)),
    }),
  };
}

function groundFacts({ slug, formats }: GroundBefore, format: MatchFormat): Facts {
  const row = formats.find(one => one.format === format);
  if (!row) return {};
  const path = groundPath(slug);
  const { firstInnings, wonBattingFirst, choseToBat, highest, lowest } = row;
  const shareFacts = (share: Share | null, count: string, of: string): Facts =>
    share
      ? { ...fact(count, countOrNone(share.count), path), ...fact(of, String(share.of), path) }
      : {};
  return {
    ...fact('ground.matches', `${row.matches} ${formatMatches[format]}`, path),
    ...(firstInnings && {
      ...fact('ground.mean', String(Math.round(firstInnings.mean)), path),
      ...fact('ground.meanOf', String(firstInnings.of), path),
    }),
    ...shareFacts(wonBattingFirst, 'ground.batFirst', 'ground.decided'),
    ...shareFacts(choseToBat, 'ground.choseToBat', 'ground.tosses'),
    ...fact('ground.highest', highest && totalText(highest), path),
    ...fact('ground.lowest', lowest && totalText(lowest), path),
  };
}

/** The facts about what a batter did against a bowler. */
export const matchUpFacts = ({ batter, bowler, balls, runs, dismissals }: WireMatchUp): Facts => ({
  ...fact('batter', batter.name, playerPath(batter)),
  ...fact('bowler', bowler.name, playerPath(bowler)),
  ...fact('balls', counted(balls, 'ball'), `#${anchors.matchUps}`),
  ...fact('runs', counted(runs, 'run'), `#${anchors.matchUps}`),
  ...fact(
    'dismissals',
    dismissals === 0 ? 'no dismissal' : counted(dismissals, 'dismissal'),
    `#${anchors.matchUps}`,
  ),
});
