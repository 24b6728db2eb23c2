import type { CommentaryInnings, CommentaryItem } from '@/lib/contract/commentary';
import type { Ball, OverEnd, Player } from './entitysport-replies';

export type EntityCommentary = {
  /** From 1. */
  innings: number;
  /** The oldest first. */
  events: readonly (Ball | OverEnd)[];
  players: readonly Player[];
};

export type ReadCommentary = {
  innings: CommentaryInnings;
  /** Why summaries of overs were left out. */
  problems: string[];
};

/** Runs with the kind of extras: '1lb', 'wd', '5nb'. */
const withExtras = /^(\d*)(wd|nb|lb|b)$/i;

type Score = { runs: number | null; kind: string };

/**
 * Converts the comments of an innings; the newest come first. An over's summary is added to its last
 * ball. Its runs are the difference of the innings' score, because the provider's own count leaves out
 * byes and leg byes; a summary whose balls add up to something else is left out.
 */
export function toCommentary({ innings, events, players }: EntityCommentary): ReadCommentary {
  const names = new Map(players.map(({ pid, title }) => [pid, title]));
  const items: CommentaryItem[] = [];
  const problems: string[] = [];
  const occurrences = new Map<string, number>();
  let balls: Ball[] = [];
  let before: OverEnd | null = null;
  for (const event of events) {
    if (event.event !== 'overend') {
      const label = `${event.over}.${event.ball}`;
      const occurrence = (occurrences.get(label) ?? 0) + 1;
      occurrences.set(label, occurrence);
      items.push(toItem(event, event.event_id ?? `${innings}-${label}-${occurrence}`, names));
      balls.push(event);
      continue;
    }
    const own = balls.filter(({ over }) => over === event.over - 1);
    const last = items.at(-1);
    const isAfterItsBall = last !== undefined && own.at(-1) === balls.at(-1) && own.length > 0;
    const problem = overProblem(event, before, own);
    if (problem) problems.push(`innings ${innings}, over ${event.over}: ${problem}`);
    else if (isAfterItsBall) {
      const summary = toSummary(event, before, names);
      if (summary) items[items.length - 1] = { ...last, Summary: summary };
    }
    before = event;
    balls = [];
  }
  return {
    innings: { id: String(innings), items: items.toReversed(), total: items.length },
    problems,
  };
}

function toItem(ball: Ball, Id: string, names: ReadonlyMap<string, string>): CommentaryItem {
  const { runs, kind } = scoreOf(ball);
  const isWicket = ball.event === 'wicket';
  const [, bowler, batsman, text] =
    /^([^,]{1,60}?) to ([^,]{1,60}), (.*)$/s.exec(ball.commentary ?? '') ?? [];
  const isBoundary = ball.four || ball.six || isHitBoundary(runs, kind, text ?? '');
  return {
    Id,
    Over: `${ball.over}.${ball.ball}`,
    Runs: runs === null ? '' : String(runs),
    Detail: isWicket ? 'W' : kind,
    Isball: true,
    ...(isBoundary && { Isboundary: true }),
    ...(isWicket && { Iswicket: true }),
    Batsman_Name: names.get(ball.batsman_id ?? '') ?? batsman ?? '',
    Bowler_Name: names.get(ball.bowler_id ?? '') ?? bowler ?? '',
    ...(ball.batsman_id && { Batsman: ball.batsman_id }),
    ...(ball.bowler_id && { Bowler: ball.bowler_id }),
    ...(isWicket && ball.wicket_batsman_id && { Dismissed: ball.wicket_batsman_id }),
    ...(isWicket && ball.how_out && { Howout: ball.how_out }),
    Commentary: [text ?? ball.commentary, isWicket ? ball.how_out : null]
      .filter(Boolean)
      .join(' – '),
  };
}

/** `score` is a number, runs with a kind, or 'w'; newer replies have the runs of the ball beside it. */
function scoreOf({ score, run }: Ball): Score {
  const [, runs = '', kind = ''] = withExtras.exec(score ?? '') ?? [];
  const stated = /^\d+$/.test(score ?? '') ? Number(score) : null;
  const extras = kind === '' ? null : Number(runs || 1);
  return { runs: run ?? stated ?? extras, kind: kind.toLowerCase() };
}

/** In older replies only the text distinguishes a boundary from a four that was run. */
const isHitBoundary = (runs: number | null, kind: string, text: string): boolean =>
  (kind === '' || kind === 'nb') && (runs === 6 || /^(?:four|six)\b/i.test(text));

const scoreAt = (end: OverEnd | null): [runs: number, wickets: number] => {
  const [runs = 0, wickets = 0] = (end?.score ?? '0/0').split('/').map(Number);
  return [runs, wickets];
};

/** Null when the over before this one is not in the reply: then its runs are not known. */
function gainOf(end: OverEnd, before: OverEnd | null): [runs: number, wickets: number] | null {
  if (end.over - (before?.over ?? 0) !== 1) return null;
  const [[runs, wickets], [runsBefore, wicketsBefore]] = [scoreAt(end), scoreAt(before)];
  return [runs - runsBefore, wickets - wicketsBefore];
}

function overProblem(end: OverEnd, before: OverEnd | null, balls: readonly Ball[]): string | null {
  const gain = gainOf(end, before);
  if (gain === null || balls.length === 0) return null;
  const [runs, wickets] = gain;
  const known = balls.map(ball => scoreOf(ball).runs);
  const sum = known.reduce<number>((total, one) => total + (one ?? 0), 0);
  const isSum = known.includes(null) ? sum <= runs : sum === runs;
  if (!isSum) return `the balls have ${sum} runs, and the score rose by ${runs}`;
  const out = balls.filter(({ event }) => event === 'wicket').length;
  // A batter may also be out between balls.
  return wickets < out ? `${out} balls took a wicket, and ${wickets} wickets fell` : null;
}

function toSummary(end: OverEnd, before: OverEnd | null, names: ReadonlyMap<string, string>) {
  const gain = gainOf(end, before);
  if (gain === null) return null;
  return {
    Over: String(end.over),
    Runs: String(gain[0]),
    Wickets: String(gain[1]),
    Score: end.score,
    Batsmen: end.bats.map(({ batsman_id: Batsman, runs, balls_faced: balls }) => ({
      Batsman,
      ...(names.has(Batsman) && { BatsmanName: names.get(Batsman) }),
      Runs: String(runs),
      Balls: String(balls),
    })),
    Bowlers: end.bowls.map(({ bowler_id: Bowler, overs, maidens, runs_conceded, wickets }) => ({
      Bowler,
      ...(names.has(Bowler) && { BowlerName: names.get(Bowler) }),
      Overs: overs,
      Maidens: String(maidens),
      Runs: String(runs_conceded),
      Wickets: String(wickets),
    })),
  };
}

/**
 * The complete overs of a live reply and the one in play: the reply may begin within an over, whose
 * balls cannot be numbered and summed.
 */
export function completeOvers(events: readonly (Ball | OverEnd)[]): readonly (Ball | OverEnd)[] {
  const [first] = events;
  const isStart = first?.event !== 'overend' && first?.over === 0 && first.ball === 1;
  if (isStart) return events;
  const firstEnd = events.findIndex(({ event }) => event === 'overend');
  return firstEnd < 0 ? [] : events.slice(firstEnd);
}
