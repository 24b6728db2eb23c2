import type { CommentaryInnings } from '@/lib/contract/commentary';
import type { ScorecardCheck } from '@/api/feeds/scores/scorecard-check';
import type { EntitySportClient } from './entitysport-client';
import { InningsCommentary, type Live } from './entitysport-replies';
import { completeOvers, toCommentary, type EntityCommentary } from './to-commentary';

type Deps = { client: EntitySportClient; check: ScorecardCheck };

/** The ids of the comments of a match that were applied, by innings. */
export type KnownComments = ReadonlyMap<number, ReadonlySet<string>>;

/**
 * The comments that a live reply adds without a gap: those of the reply when they continue the known ones,
 * else all of the innings. `known` includes them.
 */
export async function readComments(
  { client, check }: Deps,
  id: string,
  live: Live,
  known: KnownComments,
): Promise<{ commentary: CommentaryInnings[]; known: KnownComments }> {
  const innings = live.live_inning_number;
  if (innings === null || live.commentaries.length === 0) return { commentary: [], known };

  function convert(from: EntityCommentary): CommentaryInnings {
    const { innings: converted, problems } = toCommentary(from);
    check.refuse(id, `commentary of innings ${from.innings}`, problems[0] ?? null);
    return converted;
  }

  async function all(number: number): Promise<CommentaryInnings[]> {
    const reply = await client(`/matches/${id}/innings/${number}/commentary`);
    const parsed =
      reply.kind === 'changed' ? InningsCommentary.safeParse(reply.response).data : undefined;
    if (!parsed) return [];
    return [convert({ innings: number, events: parsed.commentaries, players: parsed.players })];
  }

  const commentary: CommentaryInnings[] = [];
  for (const earlier of earlierInnings(innings, known)) commentary.push(...(await all(earlier)));
  const recent = convert({
    innings,
    events: completeOvers(live.commentaries),
    players: live.players,
  });
  const isContinued = recent.items.some(({ Id }) => known.get(innings)?.has(String(Id)));
  const [complete = recent] = isContinued ? [] : await all(innings);
  commentary.push(complete);

  const after = new Map(known);
  for (const { id: number, items } of commentary) {
    const ids = items.map(({ Id }) => String(Id));
    after.set(Number(number), new Set([...(after.get(Number(number)) ?? []), ...ids]));
  }
  return { commentary, known: after };
}

/** At the first reading all of them; when an innings begins, the one before it, for its last comments. */
function earlierInnings(innings: number, known: KnownComments): number[] {
  if (known.size === 0) return Array.from({ length: innings - 1 }, (_, index) => index + 1);
  return known.has(innings) || innings === 1 ? [] : [innings - 1];
}
