import type { CommentaryInnings } from '@/lib/contract/commentary';
import type { OddsHistory, WireMarket } from '@/lib/contract/event';
import type { MatchFormat } from '@/lib/contract/match-format';
import type { MatchInfo } from '@/lib/contract/match-info';
import type { Comment } from '@/lib/domain/commentary/comment';
import {
  inOrder,
  toCommentary,
  withNewer,
  type InningsComments,
} from '@/lib/domain/commentary/commentary';
import { mergeOverChances } from '@/lib/domain/forecast/over-chances';
import { mergeOvers } from '@/lib/domain/scorecard/over-scores';
import { withOdds } from '@/lib/domain/odds/history/odds-history';
import { toNames, type Names } from '@/lib/domain/match/player-names';
import { toScorecard, type Scorecard } from '@/lib/domain/scorecard/scorecard';
import { systemClock, type Clock } from '@/lib/clock';
import { createEmitter } from './emitter';
import { createRecorder, type Recorder } from './recorder';

/**
 * The comments on screen, which of them are new, and how many have arrived since the page opened.
 */
export type Commentary = {
  innings: InningsComments[];
  fresh: ReadonlySet<string>;
  arrived: number;
};

/** A comment's key in `Commentary.fresh`: ids are unique within an innings only. */
export const freshKey = (inningsId: string, commentId: string): string =>
  `${inningsId}/${commentId}`;

/** Comments and the version of the match that they came with; null for a host that counts none. */
export type RecordedComments = { innings: CommentaryInnings[]; version: number | null };

/** The state of a match page beside its prices: scorecard and comments. */
export type DetailsStore = {
  subscribe(topic: 'scorecard' | 'commentary' | 'odds', listener: () => void): () => void;
  scorecard(): Scorecard | null;
  commentary(): Commentary;
  /** The odds history of the first market: from the API host, else since the page opened. */
  oddsHistory(): OddsHistory | null;
  /** Sets the match info of a version of the match, unless that of a newer one is known. */
  putInfo(info: MatchInfo, version?: number | null): void;
  /**
   * Adds new and changed comments of a version of the match; those that were not known are marked as
   * new for a while.
   */
  putComments(innings: CommentaryInnings[], version?: number | null): void;
  /** Runs the request for a snapshot, recording the comments that arrive during it. */
  during: Recorder<RecordedComments>['during'];
  /**
   * Applies a snapshot: nothing in it is marked as new, and newer comments that it lacks remain. Of
   * the comments of `since` those of newer versions are applied to it.
   */
  applyCommentsSnapshot(
    innings: CommentaryInnings[],
    options?: { version: number | null; since: RecordedComments[] },
  ): void;
  /** Adds the odds of the first market at that time (unix seconds). */
  putOdds(market: WireMarket | undefined, at: number): void;
  applyOddsSnapshot(history: OddsHistory): void;
};

/** How long a new comment is marked, in ms. */
export const freshMs = 4100;

export type Details = { scorecard: Scorecard | null; commentary: InningsComments[] };

type Initial = Details & {
  /** The version of the match to which the details belong. */
  version?: number | null;
  format?: MatchFormat | undefined;
  /** Whether the host has pages of players. */
  linksPlayers?: boolean | undefined;
};

export function createDetailsStore(
  { version: initialVersion = null, format, linksPlayers, ...initial }: Initial,
  timers: Pick<Clock, 'set'> = systemClock,
): DetailsStore {
  const emitter = createEmitter();
  let { scorecard } = initial;
  let odds: OddsHistory | null = null;
  let names: Names = toNames(null);
  let commentary: Commentary = { innings: initial.commentary, fresh: new Set(), arrived: 0 };
  let infoVersion = initialVersion;
  /** The version of the latest snapshot, which has all comments up to it. */
  let commentsVersion = initialVersion;
  const recorder = createRecorder<RecordedComments>();

  function set(next: Commentary): void {
    commentary = next;
    emitter.notify('commentary');
  }

  function setOdds(next: OddsHistory | null): void {
    if (next === odds) return;
    odds = next;
    emitter.notify('odds');
  }

  function expire(ids: string[]): void {
    const expired = new Set(ids);
    const fresh = new Set([...commentary.fresh].filter(id => !expired.has(id)));
    set({ ...commentary, fresh });
  }

  return {
    subscribe: emitter.subscribe,
    scorecard: () => scorecard,
    commentary: () => commentary,
    oddsHistory: () => odds,
    putInfo(info, version = null) {
      if (version !== null && version < (infoVersion ?? version)) return;
      infoVersion = version;
      scorecard = toScorecard(info, format, linksPlayers);
      names = toNames(info, linksPlayers);
      emitter.notify('scorecard');
    },
    during: recorder.during,
    putComments(wire, version = null) {
      if (version !== null && version <= (commentsVersion ?? -1)) return;
      recorder.add({ innings: wire, version });
      const byId = new Map(commentary.innings.map(innings => [innings.id, innings]));
      const newKeys: string[] = [];
      for (const update of toCommentary(wire, names)) {
        const before = byId.get(update.id) ?? noComments(update.id);
        const merged = withNewer(before, update);
        byId.set(update.id, merged.innings);
        newKeys.push(...merged.added.map(id => freshKey(update.id, id)));
      }
      set({
        innings: inOrder(byId),
        fresh: new Set([...commentary.fresh, ...newKeys]),
        arrived: commentary.arrived + newKeys.length,
      });
      if (newKeys.length > 0) timers.set(() => expire(newKeys), freshMs);
    },
    applyCommentsSnapshot(wire, { version, since } = { version: null, since: [] }) {
      commentsVersion = Math.max(version ?? -1, commentsVersion ?? -1);
      const byId = new Map(commentary.innings.map(innings => [innings.id, innings]));
      for (const snapshot of toCommentary(wire, names)) {
        byId.set(snapshot.id, mergeSnapshot(byId.get(snapshot.id), snapshot));
      }
      const newer = since.filter(comments => version !== null && (comments.version ?? 0) > version);
      for (const update of newer.flatMap(({ innings }) => toCommentary(innings, names))) {
        const before = byId.get(update.id) ?? noComments(update.id);
        byId.set(update.id, withNewer(before, update).innings);
      }
      set({ ...commentary, innings: inOrder(byId) });
    },
    putOdds: (market, at) => setOdds(withOdds(odds, market, at)),
    applyOddsSnapshot: setOdds,
  };
}

const noComments = (id: string): InningsComments => ({ id, comments: [], total: 0, overs: [] });

/**
 * Puts the comments that arrived after the snapshot above it, and older ones that it does not reach
 * below.
 */
function mergeSnapshot(
  before: InningsComments | undefined,
  snapshot: InningsComments,
): InningsComments {
  if (!before || snapshot.comments.length === 0) return before ?? snapshot;
  const snapshotIds = new Set(snapshot.comments.map(comment => comment.id));
  const isKnown = (comment: Comment) => snapshotIds.has(comment.id);
  const firstKnown = before.comments.findIndex(isKnown);
  const newer = firstKnown < 0 ? [] : before.comments.slice(0, firstKnown);
  // A comment that the snapshot lacks between two that it has was withdrawn.
  const lastKnown = before.comments.findLastIndex(isKnown);
  const older = firstKnown < 0 ? [] : before.comments.slice(lastKnown + 1);
  const comments = [...newer, ...snapshot.comments, ...older];
  const overs = mergeOvers(before.overs, snapshot.overs);
  const chances = mergeOverChances(before.chances ?? [], snapshot.chances ?? []);
  const total = Math.max(snapshot.total, comments.length);
  return { ...snapshot, comments, overs, chances, total };
}
