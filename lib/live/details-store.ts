import type { CommentaryInnings } from '../contract/commentary';
import type { OddsHistory, WireMarket } from '../contract/event';
import type { MatchInfo } from '../contract/match-info';
import type { Comment } from '../domain/comment';
import { inOrder, toCommentary, withNewer, type InningsComments } from '../domain/commentary';
import { mergeOvers } from '../domain/over-scores';
import { withOdds } from '../domain/odds-history';
import { toNames, type Names } from '../domain/player-names';
import { toScorecard, type Scorecard } from '../domain/scorecard';
import { createTopics } from './topics';

/** The comments on screen, which of them came just now, and how many came since the page opened. */
export type Commentary = {
  innings: InningsComments[];
  fresh: ReadonlySet<string>;
  arrived: number;
};

/** A comment's key in `Commentary.fresh`: ids are unique within an innings only. */
export const freshKey = (inningsId: string, commentId: string): string =>
  `${inningsId}/${commentId}`;

/** What a match page shows beside prices: its scorecard and its comments. */
export type DetailsStore = {
  subscribe(topic: 'scorecard' | 'commentary' | 'odds', wake: () => void): () => void;
  scorecard(): Scorecard | null;
  commentary(): Commentary;
  /** How the odds of the first market went: what the host kept, else what came since the page opened. */
  oddsHistory(): OddsHistory | null;
  putInfo(info: MatchInfo): void;
  /** New or changed comments; those that were not there count as new for a while. */
  putComments(innings: CommentaryInnings[]): void;
  /** A snapshot: nothing in it is new, what it lacks but is newer stays. */
  restoreComments(innings: CommentaryInnings[]): void;
  /** The first market as it is from that moment on (unix seconds). */
  putOdds(market: WireMarket | undefined, at: number): void;
  restoreOdds(history: OddsHistory): void;
};

/** A new comment is marked for about this long. */
export const freshMs = 4100;

export type Details = { scorecard: Scorecard | null; commentary: InningsComments[] };

export function createDetailsStore(
  initial: Details,
  later: (run: () => void, ms: number) => void = (run, ms) => void setTimeout(run, ms),
): DetailsStore {
  const topics = createTopics();
  let { scorecard } = initial;
  let odds: OddsHistory | null = null;
  let names: Names = toNames(null);
  let commentary: Commentary = { innings: initial.commentary, fresh: new Set(), arrived: 0 };

  function set(next: Commentary): void {
    commentary = next;
    topics.wake('commentary');
  }

  function setOdds(next: OddsHistory | null): void {
    if (next === odds) return;
    odds = next;
    topics.wake('odds');
  }

  function expire(ids: string[]): void {
    const gone = new Set(ids);
    const fresh = new Set([...commentary.fresh].filter(id => !gone.has(id)));
    set({ ...commentary, fresh });
  }

  return {
    subscribe: topics.subscribe,
    scorecard: () => scorecard,
    commentary: () => commentary,
    oddsHistory: () => odds,
    putInfo(info) {
      scorecard = toScorecard(info);
      names = toNames(info);
      topics.wake('scorecard');
    },
    putComments(wire) {
      const byId = new Map(commentary.innings.map(innings => [innings.id, innings]));
      const arrived: string[] = [];
      for (const update of toCommentary(wire, names)) {
        const before = byId.get(update.id) ?? noComments(update.id);
        const merged = withNewer(before, update);
        byId.set(update.id, merged.innings);
        arrived.push(...merged.arrived.map(id => freshKey(update.id, id)));
      }
      set({
        innings: inOrder(byId),
        fresh: new Set([...commentary.fresh, ...arrived]),
        arrived: commentary.arrived + arrived.length,
      });
      if (arrived.length > 0) later(() => expire(arrived), freshMs);
    },
    restoreComments(wire) {
      const byId = new Map(commentary.innings.map(innings => [innings.id, innings]));
      for (const snapshot of toCommentary(wire, names)) {
        byId.set(snapshot.id, underNewer(byId.get(snapshot.id), snapshot));
      }
      set({ ...commentary, innings: inOrder(byId) });
    },
    putOdds: (market, at) => setOdds(withOdds(odds, market, at)),
    restoreOdds: setOdds,
  };
}

const noComments = (id: string): InningsComments => ({ id, comments: [], total: 0, overs: [] });

/** The snapshot, under what came after it was taken; older comments it leaves out stay below. */
function underNewer(
  before: InningsComments | undefined,
  snapshot: InningsComments,
): InningsComments {
  if (!before || snapshot.comments.length === 0) return before ?? snapshot;
  const inSnapshot = new Set(snapshot.comments.map(comment => comment.id));
  const isKnown = (comment: Comment) => inSnapshot.has(comment.id);
  const meeting = before.comments.findIndex(isKnown);
  const newer = meeting < 0 ? [] : before.comments.slice(0, meeting);
  // What stands between two of the snapshot's own and is not in it was taken back.
  const parting = before.comments.findLastIndex(isKnown);
  const older = meeting < 0 ? [] : before.comments.slice(parting + 1);
  const comments = [...newer, ...snapshot.comments, ...older];
  const overs = mergeOvers(before.overs, snapshot.overs);
  return { ...snapshot, comments, overs, total: Math.max(snapshot.total, comments.length) };
}
