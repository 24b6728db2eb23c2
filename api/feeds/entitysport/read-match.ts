import type { Fragment } from '@/api/feeds/fragment';
import { isPlausibleStart } from '@/api/feeds/plausible-times';
import type { LineUps, ScoredMatch } from '@/api/feeds/scores/scored-innings';
import type { ScorecardCheck } from '@/api/feeds/scores/scorecard-check';
import type { Fixture } from '@/api/store/feeds/source-match';
import type { EntitySportClient, EntitySportReply } from './entitysport-client';
import { Live, MatchSummary, Scorecard } from './entitysport-replies';
import { readComments, type KnownComments } from './read-comments';
import { matchStatus, toFixture } from './to-fixture';
import { toScore, toScoredMatch, UnreadableScorecard } from './to-scored-match';

type Deps = {
  client: EntitySportClient;
  check: ScorecardCheck;
  /** Those that were read before the start. */
  lineUps: LineUps | null;
  /** The score that is shown, for a scorecard whose innings cannot be read. */
  lastScore: string | null;
  /** Unix seconds. */
  now: number;
};

/** A match in play as its replies that were applied have it. */
export type KnownMatch = {
  /** The plan does not include it. */
  isDenied: boolean;
  /** Score and state of the live reply: the scorecard is read when they change. */
  state: string | null;
  /** Of the innings in play. */
  target: number | null;
  fixture: Fixture | null;
  /** Without commentary the live reply is empty, and only the scorecard has the score. */
  hasLive: boolean;
  /** The last scorecard that could be read. */
  scored: ScoredMatch | null;
  comments: KnownComments;
};

export const unknownMatch: KnownMatch = {
  isDenied: false,
  state: null,
  target: null,
  fixture: null,
  hasLive: true,
  scored: null,
  comments: new Map(),
};

type Parts = Pick<Fragment, 'fixture' | 'score' | 'matchInfo' | 'commentary'>;

/** `match` and `seen` are for when `parts`, what is new in the match, have been applied. */
export type MatchReading =
  | { kind: 'denied' }
  | { kind: 'missing' }
  | { kind: 'read'; parts: Parts | null; match: KnownMatch; isOver: boolean; seen: () => void };

/**
 * Reads what changed in a match, with `isLast` also when nothing did: a small live reply each time,
 * scorecard and comments when it changed.
 */
export async function readMatch(
  deps: Deps,
  id: string,
  { known, isLast }: { known: KnownMatch; isLast: boolean },
): Promise<MatchReading> {
  const { client, check } = deps;
  const liveReply = await client(`/matches/${id}/live`);
  if (liveReply.kind === 'denied') return { kind: 'denied' };
  const live = toLive(liveReply);
  const state = live && liveState(live);
  const target = live ? live.live_score?.target || null : known.target;
  const hasLive = liveReply.kind === 'unchanged' ? known.hasLive : live !== null;
  const isChanged = isLast || !hasLive || (state !== null && state !== known.state);
  const cardReply = isChanged ? await client(`/matches/${id}/scorecard`) : null;
  if (cardReply?.kind === 'denied' || cardReply?.kind === 'missing') return cardReply;
  const card =
    cardReply?.kind === 'changed'
      ? readCard(deps, id, { response: cardReply.response, target })
      : null;
  const { commentary, known: comments } = live
    ? await readComments({ client, check }, id, live, known.comments)
    : { commentary: [], known: known.comments };
  const fixture = card?.fixture ?? known.fixture;
  const isNew = card !== null || commentary.length > 0;
  return {
    kind: 'read',
    parts:
      fixture && isNew
        ? { fixture, ...card?.parts, ...(commentary.length > 0 && { commentary }) }
        : null,
    match: {
      ...{ isDenied: false, state: state ?? known.state, target, fixture, hasLive, comments },
      scored: card?.scored ?? known.scored,
    },
    isOver: card?.isOver ?? false,
    seen: () => {
      if (card && cardReply?.kind === 'changed') cardReply.seen();
      if (liveReply.kind === 'changed') liveReply.seen();
    },
  };
}

type Card = {
  fixture: Fixture;
  parts: Pick<Fragment, 'score' | 'matchInfo'>;
  /** Null when its innings cannot be read. */
  scored: ScoredMatch | null;
  isOver: boolean;
};

/** A scorecard; without its innings when those cannot be read, null when nothing can. */
function readCard(
  { check, lineUps, lastScore, now }: Deps,
  id: string,
  { response, target }: { response: unknown; target: number | null },
): Card | null {
  const parsed = Scorecard.safeParse(response);
  const summary = parsed.data ?? MatchSummary.safeParse(response).data;
  const isReadable = summary && isPlausibleStart(summary.timestamp_start, now);
  check.refuse(id, 'match', isReadable ? null : 'the scorecard has an unknown shape');
  if (!isReadable) return null;
  const card = { fixture: toFixture(summary), isOver: summary.status !== matchStatus.live };
  try {
    if (!parsed.success)
      throw new UnreadableScorecard(`${parsed.error.issues[0]?.path.join('.')} is not readable`);
    const scored = toScoredMatch(parsed.data, { target, lineUps });
    const matchInfo = check.accept(id, scored);
    const score = toScore(summary, scored.innings);
    return { ...card, scored, parts: { score, ...(matchInfo && { matchInfo }) } };
  } catch (error) {
    if (!(error instanceof UnreadableScorecard)) throw error;
    check.refuse(id, 'scorecard', error.message);
    const score = { ...toScore(summary, []), ...(lastScore && { score: lastScore }) };
    return { ...card, scored: null, parts: { score } };
  }
}

function toLive(reply: EntitySportReply): Live | null {
  const live = reply.kind === 'changed' ? Live.safeParse(reply.response).data : undefined;
  return live?.live_score ? live : null;
}

const liveState = ({ live_score: score, live_inning_number: innings, ...live }: Live): string =>
  JSON.stringify([innings, score, live.status, live.game_state, live.status_note]);
