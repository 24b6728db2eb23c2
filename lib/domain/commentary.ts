import type { CommentaryInnings } from '@/lib/contract/commentary';
import { toComment, type Comment } from './comment';
import { mergeOvers, overScores, type OverScore } from './over-scores';
import type { Names } from './player-names';

/**
 * An innings' comments, newest first; `total` counts those the host holds, `overs` are the whole
 * overs that are known.
 */
export type InningsComments = {
  id: string;
  comments: Comment[];
  total: number;
  overs: OverScore[];
};

/** Crosses a commentary: innings in playing order, each once, each comment once. */
export function toCommentary(wire: CommentaryInnings[], names: Names): InningsComments[] {
  const byId = new Map<string, InningsComments>();
  for (const innings of wire.map(one => toInningsComments(one, names))) {
    const known = byId.get(innings.id);
    byId.set(innings.id, known ? withNewer(known, innings).innings : innings);
  }
  return inOrder(byId);
}

function toInningsComments(innings: CommentaryInnings, names: Names): InningsComments {
  const comments = newestFirst(distinct(innings.items.map(item => toComment(item, names))));
  return {
    id: String(innings.id),
    comments,
    total: Math.max(innings.total ?? 0, comments.length),
    overs: overScores(innings.overs ?? [], comments),
  };
}

/** Innings by their numbers, whatever the order they came in. */
export const inOrder = (byId: ReadonlyMap<string, InningsComments>): InningsComments[] =>
  [...byId.values()].sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));

/**
 * An innings with newer comments put in, keyed by id: a known id is replaced in place, and an
 * unknown one goes to the front, or to where its number belongs when the comments go by numbers.
 * `arrived` are the ids that were not there.
 */
export function withNewer(
  before: InningsComments,
  newer: InningsComments,
): { innings: InningsComments; arrived: string[] } {
  const known = new Set(before.comments.map(comment => comment.id));
  const changed = new Map(newer.comments.map(comment => [comment.id, comment]));
  const arrived = newer.comments.filter(comment => !known.has(comment.id));
  const kept = before.comments.map(comment => changed.get(comment.id) ?? comment);
  const comments = [...arrived, ...kept];
  const innings = {
    id: before.id,
    comments: isByNumber(before.comments) && hasNumbers(arrived) ? byNumber(comments) : comments,
    total: before.total + arrived.length,
    overs: mergeOvers(before.overs, newer.overs),
  };
  return { innings, arrived: arrived.map(comment => comment.id) };
}

/** Of comments with the same id the last, in the place of the first. */
const distinct = (comments: Comment[]): Comment[] => [
  ...new Map(comments.map(comment => [comment.id, comment])).values(),
];

/** The host's order; the order by number instead when only that one lets the overs count down. */
function newestFirst(comments: Comment[]): Comment[] {
  if (!hasNumbers(comments) || isByNumber(comments)) return comments;
  const sorted = byNumber(comments);
  return disorder(sorted) < disorder(comments) ? sorted : comments;
}

const hasNumbers = (comments: Comment[]): boolean =>
  comments.every(({ id }) => /^\d{1,15}$/.test(id));

const isByNumber = (comments: Comment[]): boolean =>
  hasNumbers(comments) &&
  comments.every(({ id }, at) => at === 0 || Number(comments[at - 1]?.id) > Number(id));

const byNumber = (comments: Comment[]): Comment[] =>
  comments.toSorted((a, b) => Number(b.id) - Number(a.id));

/** How often a comment names a later over than the one that should be newer. */
function disorder(comments: Comment[]): number {
  const overs = comments.flatMap(({ over }) => (over === null ? [] : [placeOf(over)]));
  return overs.filter((place, at) => place > (overs[at - 1] ?? Infinity)).length;
}

/** '12.4' as a number that orders, ten balls of an over included. */
function placeOf(over: string): number {
  const [whole = 0, ball = 0] = over.split('.').map(Number);
  return whole * 100 + ball;
}
