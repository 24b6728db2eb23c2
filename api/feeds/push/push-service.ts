import { getUnixTime } from 'date-fns/getUnixTime';
import type { Push, PushResult } from '@/lib/contract/push';
import { ApiError, isDatabaseUnavailable } from '@/api/errors';
import { isPlausibleStart } from '@/api/feeds/plausible-times';
import type { Applied } from '@/api/feeds/merging/link-changes';
import type { Merger } from '@/api/feeds/merging/merger';
import type { FeedToken } from '@/api/store/feeds/feed-store';
import { LostLeadershipError } from '@/api/store/leader-term';
import { bookmakersOf, toFragment } from './to-fragment';

type Deps = {
  merger: Merger;
  /** Unix ms. */
  now: () => number;
};

export type PushedMatch = { externalId: string; push: Push };
export type PushOutcome = PushResult | ApiError;

/** Takes the pushes of other programs, each within the scope of its token. */
export type PushService = {
  /** One outcome for each match, in their order; a refused one has no effect. */
  put(token: FeedToken, source: string, matches: readonly PushedMatch[]): Promise<PushOutcome[]>;
  heartbeat(token: FeedToken, source: string, at: number): Promise<void>;
};

/** Throws 403 for the token of another source. */
export function expectSource(token: FeedToken, source: string): void {
  if (token.source !== source)
    throw new ApiError('forbidden', `The token is not for the source '${source}'.`);
}

export function createPushService({ merger, now }: Deps): PushService {
  const register = ({ maxSilence }: FeedToken, source: string) =>
    merger.register(source, { maxSilence, confirms: true });

  return {
    put: async (token, source, matches) => {
      await register(token, source);
      const nowSeconds = getUnixTime(now());
      const prepared = matches.map(({ externalId, push }) => {
        const refusal = scopeError(token, push);
        if (refusal) return refusal;
        if (push.fixture && !isPlausibleStart(push.fixture.start, nowSeconds))
          return unprocessable('fixture.start', 'expected a time within two years of now');
        const known = merger.linkOf(source, externalId);
        const origin = { source, externalId, now: nowSeconds };
        const fragment = toFragment(push, { ...origin, knownFixture: known?.fixture ?? null });
        return fragment ?? unprocessable('fixture', 'required in the first push of a match');
      });
      const fragments = prepared.flatMap(one => (one instanceof ApiError ? [] : [one]));
      const applied = await merger.applyEach(fragments);
      return prepared.map(one =>
        one instanceof ApiError ? one : toOutcome(applied[fragments.indexOf(one)]),
      );
    },
    heartbeat: async (token, source, at) => {
      merger.touch(source, at);
      await register(token, source);
    },
  };
}

/** A match that could not be stored is refused alone; the pusher may send it again. */
function toOutcome(applied: PromiseSettledResult<Applied> | undefined): PushOutcome {
  if (applied?.status === 'fulfilled') {
    const { eventId, ...result } = applied.value;
    return { ...result, event: eventId };
  }
  const reason: unknown = applied?.reason;
  if (reason instanceof ApiError) return reason;
  const isPassing = isDatabaseUnavailable(reason) || reason instanceof LostLeadershipError;
  return new ApiError(isPassing ? 'unavailable' : 'internal');
}

/** 422 with the path of the value. */
export const unprocessable = (path: string, message: string): ApiError =>
  new ApiError('unprocessable', path ? `${path}: ${message}` : message, { path });

function scopeError({ parts, bookmakers }: FeedToken, push: Push): ApiError | null {
  const hasOdds = [push.markets, push.bookmakers, push.settled].some(part => part !== undefined);
  const hasScores = [push.score, push.match_info, push.commentary].some(part => part !== undefined);
  if (hasOdds && !parts.includes('odds')) return outOfScope('odds');
  if (hasScores && !parts.includes('scores')) return outOfScope('scores');
  const foreign = [...bookmakersOf(push)].find(slug => bookmakers && !bookmakers.includes(slug));
  return foreign === undefined ? null : outOfScope(`prices of '${foreign}'`);
}

const outOfScope = (what: string): ApiError =>
  new ApiError('forbidden', `The token may not push ${what}.`);
