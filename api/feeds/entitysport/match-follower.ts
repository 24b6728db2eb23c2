import type { Fragment } from '@/api/feeds/fragment';
import type { Merger } from '@/api/feeds/merging/merger';
import { isPlausibleStart } from '@/api/feeds/plausible-times';
import type { ScorecardCheck } from '@/api/feeds/scores/scorecard-check';
import type { ScoredMatch } from '@/api/feeds/scores/scored-innings';
import { toMatchInfo } from '@/api/feeds/scores/to-match-info';
import type { EntitySportClient, EntitySportReply } from './entitysport-client';
import { Live, MatchSummary, Scorecard } from './entitysport-replies';
import { createCommentReader } from './comment-reader';
import type { AwaitedMatch, LineUpReader } from './line-up-reader';
import { entitySportSource as source, matchStatus, toFixture } from './to-fixture';
import { toScore, toScoredMatch, UnreadableScorecard } from './to-scored-match';

type Deps = {
  client: EntitySportClient;
  merger: Pick<Merger, 'apply' | 'remove' | 'linkOf'>;
  check: ScorecardCheck;
  /** Those that were read before the start. */
  lineUps: Pick<LineUpReader, 'of'>;
  /** The time in unix seconds. */
  seconds: () => number;
};

/** What the last replies of a match said. */
type Known = {
  /** Score and state of the live reply: the scorecard is read when they change. */
  state: string | null;
  /** Of the innings in play. */
  target: number | null;
  fixture: Fragment['fixture'] | null;
  /** Without commentary the live reply is empty, and only the scorecard has the score. */
  hasLive: boolean;
  /** The last scorecard that could be read. */
  scored: ScoredMatch | null;
  isOver: boolean;
};

export type MatchFollower = {
  /**
   * Reads what changed in a match and applies it; with `isLast` also when nothing did. 'over': there is
   * nothing more to read.
   */
  read(id: string, options: { isLast: boolean }): Promise<'live' | 'over' | 'denied'>;
  /** The matches that are live without a ball bowled, such as after the toss. */
  awaited(): AwaitedMatch[];
  /** Applies line-ups that were read since the last scorecard. */
  applyLineUps(id: string): Promise<void>;
  forget(id: string): void;
};

type Parts = Pick<Fragment, 'fixture' | 'score' | 'matchInfo'>;

/** Reads matches in play: a small live reply each time; scorecard and comments when it changed. */
export function createMatchFollower({
  client,
  merger,
  check,
  lineUps,
  seconds,
}: Deps): MatchFollower {
  const known = new Map<string, Known>();
  const comments = createCommentReader({ client, check });

  const knownOf = (id: string): Known => {
    const match = known.get(id) ?? {
      ...{ state: null, target: null, fixture: null },
      ...{ hasLive: true, isOver: false, scored: null },
    };
    known.set(id, match);
    return match;
  };

  /** The parts of a scorecard; without its innings when those cannot be read. */
  function toParts(id: string, response: unknown, match: Known): Parts | null {
    const parsed = Scorecard.safeParse(response);
    const summary = parsed.data ?? MatchSummary.safeParse(response).data;
    if (!summary || !isPlausibleStart(summary.timestamp_start, seconds())) {
      check.refuse(id, 'match', 'the scorecard has an unknown shape');
      return null;
    }
    check.refuse(id, 'match', null);
    match.isOver = summary.status !== matchStatus.live;
    match.fixture = toFixture(summary);
    const { fixture } = match;
    try {
      if (!parsed.success)
        throw new UnreadableScorecard(`${parsed.error.issues[0]?.path.join('.')} is not readable`);
      const scored = toScoredMatch(parsed.data, { target: match.target, lineUps: lineUps.of(id) });
      match.scored = scored;
      const matchInfo = check.accept(id, scored);
      return { fixture, score: toScore(summary, scored.innings), ...(matchInfo && { matchInfo }) };
    } catch (error) {
      if (!(error instanceof UnreadableScorecard)) throw error;
      check.refuse(id, 'scorecard', error.message);
      const last = merger.linkOf(source, id)?.score?.score;
      return { fixture, score: { ...toScore(summary, []), ...(last && { score: last }) } };
    }
  }

  const isAwaited = ({ scored, isOver }: Known) => scored?.innings.length === 0 && !isOver;

  return {
    awaited: () =>
      [...known].flatMap(([id, match]) =>
        isAwaited(match) && match.fixture ? [{ id, start: match.fixture.start }] : [],
      ),
    applyLineUps: async id => {
      const { fixture, scored } = known.get(id) ?? {};
      if (!fixture || !scored) return;
      const matchInfo = toMatchInfo({ ...scored, lineUps: lineUps.of(id) });
      await merger.apply([{ source, externalId: id, at: seconds(), fixture, matchInfo }]);
    },
    forget: id => {
      known.delete(id);
      comments.forget(id);
      check.forget(id);
    },
    async read(id, { isLast }) {
      const match = knownOf(id);
      const liveReply = await client(`/matches/${id}/live`);
      if (liveReply.kind === 'denied') return 'denied';
      const live = toLive(liveReply);
      const state = live && liveState(live);
      if (live) match.target = live.live_score?.target || null;
      if (liveReply.kind !== 'unchanged') match.hasLive = live !== null;
      const isChanged = isLast || !match.hasLive || (state !== null && state !== match.state);
      const cardReply = isChanged ? await client(`/matches/${id}/scorecard`) : null;
      if (cardReply?.kind === 'denied') return 'denied';
      if (cardReply?.kind === 'missing') {
        await merger.remove(source, id);
        return 'over';
      }
      const parts = cardReply?.kind === 'changed' ? toParts(id, cardReply.response, match) : null;
      const added = live ? await comments.read(id, live) : null;
      const commentary = added?.commentary ?? [];
      if (match.fixture && (parts || commentary.length > 0))
        await merger.apply([
          {
            source,
            externalId: id,
            at: seconds(),
            fixture: match.fixture,
            ...parts,
            ...(commentary.length > 0 && { commentary }),
          },
        ]);
      // Only what was applied counts as read.
      if (parts && cardReply?.kind === 'changed') cardReply.seen();
      if (liveReply.kind === 'changed') liveReply.seen();
      added?.seen();
      if (state !== null) match.state = state;
      return match.isOver ? 'over' : 'live';
    },
  };
}

function toLive(reply: EntitySportReply): Live | null {
  const live = reply.kind === 'changed' ? Live.safeParse(reply.response).data : undefined;
  return live?.live_score ? live : null;
}

const liveState = ({ live_score: score, live_inning_number: innings, ...live }: Live): string =>
  JSON.stringify([innings, score, live.status, live.game_state, live.status_note]);
