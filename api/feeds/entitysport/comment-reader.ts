import type { CommentaryInnings } from '@/lib/contract/commentary';
import type { ScorecardCheck } from '@/api/feeds/scores/scorecard-check';
import type { EntitySportClient } from './entitysport-client';
import { InningsCommentary, type Live } from './entitysport-replies';
import { completeOvers, toCommentary, type EntityCommentary } from './to-commentary';

type Deps = { client: EntitySportClient; check: ScorecardCheck };

export type CommentReader = {
  /** The comments that a live reply adds; `seen` is called when they have been applied. */
  read(id: string, live: Live): Promise<{ commentary: CommentaryInnings[]; seen: () => void }>;
  forget(id: string): void;
};

/**
 * Reads the comments of a match without gaps: those of a live reply when they continue the known ones,
 * else all of the innings.
 */
export function createCommentReader({ client, check }: Deps): CommentReader {
  /** The ids of the comments that were applied, by match and innings. */
  const applied = new Map<string, Map<number, Set<string>>>();

  function convert(id: string, from: EntityCommentary): CommentaryInnings {
    const { innings, problems } = toCommentary(from);
    check.refuse(id, `commentary of innings ${from.innings}`, problems[0] ?? null);
    return innings;
  }

  async function all(id: string, innings: number): Promise<CommentaryInnings | null> {
    const reply = await client(`/matches/${id}/innings/${innings}/commentary`);
    const parsed =
      reply.kind === 'changed' ? InningsCommentary.safeParse(reply.response).data : undefined;
    if (!parsed) return null;
    return convert(id, { innings, events: parsed.commentaries, players: parsed.players });
  }

  return {
    forget: id => void applied.delete(id),
    async read(id, live) {
      const known = applied.get(id) ?? new Map<number, Set<string>>();
      const innings = live.live_inning_number;
      if (innings === null || live.commentaries.length === 0)
        return { commentary: [], seen: () => undefined };
      const commentary: CommentaryInnings[] = [];
      for (const earlier of earlierInnings(innings, known)) {
        const found = await all(id, earlier);
        if (found) commentary.push(found);
      }
      const events = completeOvers(live.commentaries);
      const recent = convert(id, { innings, events, players: live.players });
      const isContinued = recent.items.some(({ Id }) => known.get(innings)?.has(String(Id)));
      commentary.push(isContinued ? recent : ((await all(id, innings)) ?? recent));
      const seen = () => {
        applied.set(id, known);
        for (const one of commentary) {
          const ids = known.get(Number(one.id)) ?? new Set();
          for (const { Id } of one.items) ids.add(String(Id));
          known.set(Number(one.id), ids);
        }
      };
      return { commentary, seen };
    },
  };
}

/** At the first reading all of them; when an innings begins, the one before it, for its last comments. */
function earlierInnings(innings: number, known: ReadonlyMap<number, unknown>): number[] {
  if (known.size === 0) return Array.from({ length: innings - 1 }, (_, at) => at + 1);
  return known.has(innings) || innings === 1 ? [] : [innings - 1];
}
