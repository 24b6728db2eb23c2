import * as z from 'zod/mini';
import { CommentaryInnings } from '@/lib/contract/commentary';
import { MatchInfo } from '@/lib/contract/match-info';
import { Id, ShortText } from '@/lib/contract/validation/values';

/**
 * Client → server. A connection is in one group at a time. After a reconnect `epoch` and `seq` are those
 * of the group's last frame: the server sends what was missed. It replies with `subscribed`, after which
 * a client that was not sent everything fetches a snapshot.
 */
export const SwitchGroup = z.object({
  type: z.literal('switchGroup'),
  message: z.string().check(z.regex(/^event(_[\w-]{1,100})?$/)),
  epoch: z.optional(z.string().check(z.maxLength(40))),
  seq: z.optional(z.int().check(z.nonnegative())),
});
export type SwitchGroup = z.infer<typeof SwitchGroup>;

/** A larger client frame closes the connection with 1009. */
export const maxClientFrameBytes = 4096;
/** A client that sends more frames, including fragments, pings and pongs, is closed with 1008. */
export const maxClientFramesPerSecond = 20;

export const CommentaryUpdate = z.object({ id: Id, innings: z.array(CommentaryInnings) });
export type CommentaryUpdate = z.infer<typeof CommentaryUpdate>;
export const MatchInfoUpdate = z.object({ id: Id, match_info: MatchInfo });
export type MatchInfoUpdate = z.infer<typeof MatchInfoUpdate>;

/**
 * The parts of every frame of the server: its type, its payload, and its position in the sequence.
 * `epoch` names the run of the server that its numbers belong to.
 */
export const Envelope = z.object({
  eventType: ShortText,
  message: z.unknown(),
  group: z.nullish(ShortText),
  epoch: z.nullish(ShortText),
  seq: z.nullish(z.int()),
  from: z.nullish(z.int()),
  at: z.nullish(z.number()),
});
export type Envelope = z.infer<typeof Envelope>;
