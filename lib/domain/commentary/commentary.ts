import type { CommentaryInnings, OverChance } from '@/lib/contract/commentary';
import { toComment, type Comment } from './comment';
import { mergeOverChances } from '@/lib/domain/forecast/over-chances';
import { mergeOvers, overScores, type OverScore } from '@/lib/domain/scorecard/over-scores';
import type { Names } from '@/lib/domain/match/player-names';

/**
 * An innings' comments, newest first; `total` is the host's count, `overs` are the complete overs
 * that are known, `chances` the win chances after overs.
 */
export type InningsComments = {
  id: string;
  comments: Comment[];
  total: number;
  overs: OverScore[];
  chances?: readonly OverChance[];
};

/** Converts a commentary: innings in playing order, each once, each comment once. */
export function toCommentary(wire: CommentaryInnings[], names: Names): InningsComments[] {
  const byId = new Map<string, InningsComments>();
  for (const innings of wire.map(item => toInningsComments(item, names))) {
    const existing = byId.get(innings.id);
    byId.set(innings.id, existing ? withNewer(existing, innings).innings : innings);
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
    chances: mergeOverChances(innings.win_chances ?? [], newestChances(innings)),
  };
}

/** Those of the comments, which an update has instead of the list. */
const newestChances = ({ items }: CommentaryInnings): OverChance[] =>
  items.flatMap(({ win_chance }) => win_chance ?? []);

/** Sorts innings by their numbers. */
export const inOrder = (byId: ReadonlyMap<string, InningsComments>): InningsComments[] =>
  [...byId.values()].sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));

/**
 * Merges newer comments into an innings by id: a known id is replaced in place, and an unknown one
 * is placed first, or by its number when the comments are numbered. `added` are the ids that were
 * unknown.
 */
export function withNewer(
  before: InningsComments,
  newer: InningsComments,
): { innings: InningsComments; added: string[] } {
  const knownIds = new Set(before.comments.map(comment => comment.id));
  const changed = new Map(newer.comments.map(comment => [comment.id, comment]));
  const added = newer.comments.filter(comment => !knownIds.has(comment.id));
  const existing = before.comments.map(comment => changed.get(comment.id) ?? comment);
  const comments = [...added, ...existing];
  const innings = {
    id: before.id,
    comments: isByNumber(before.comments) && hasNumbers(added) ? byNumber(comments) : comments,
    total: before.total + added.length,
    overs: mergeOvers(before.overs, newer.overs),
    chances: mergeOverChances(before.chances ?? [], newer.chances ?? []),
  };
  return { innings, added: added.map(comment => comment.id) };
}

/** Of comments with the same id keeps the last, in the position of the first. */
const distinct = (comments: Comment[]): Comment[] => [
  ...new Map(comments.map(comment => [comment.id, comment])).values(),
];

/**
 * Returns the host's order, or the order by number when only that one lets the overs count down.
 */
function newestFirst(comments: Comment[]): Comment[] {
  if (!hasNumbers(comments) || isByNumber(comments)) return comments;
  const sorted = byNumber(comments);
  return countOutOfOrder(sorted) < countOutOfOrder(comments) ? sorted : comments;
}

const hasNumbers = (comments: Comment[]): boolean =>
  comments.every(({ id }) => /^\d{1,15}$/.test(id));

const isByNumber = (comments: Comment[]): boolean =>
  hasNumbers(comments) &&
  comments.every(({ id }, index) => index === 0 || Number(comments[index - 1]?.id) > Number(id));

const byNumber = (comments: Comment[]): Comment[] =>
  comments.toSorted((a, b) => Number(b.id) - Number(a.id));

/** Counts the comments that name a later over than the one that should be newer. */
function countOutOfOrder(comments: Comment[]): number {
  const overs = comments.flatMap(({ over }) => (over === null ? [] : [overPosition(over)]));
  return overs.filter((position, index) => position > (overs[index - 1] ?? Infinity)).length;
}

/** '12.4' as a sortable number, also for ten balls of an over. */
function overPosition(over: string): number {
  const [completeOvers = 0, ball = 0] = over.split('.').map(Number);
  return completeOvers * 100 + ball;
}
