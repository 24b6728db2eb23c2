import type { LineUps } from '@/api/feeds/scores/scored-innings';
import type { ScorecardCheck } from '@/api/feeds/scores/scorecard-check';
import type { EntitySportClient } from './entitysport-client';
import { Squads, type Squad } from './entitysport-replies';

type Deps = { client: EntitySportClient; check: ScorecardCheck; now: () => number };

/** A match whose line-ups may be read. `start` is unix seconds. */
export type AwaitedMatch = { id: string; start: number };

export type LineUpReader = {
  /**
   * Reads the line-ups of a match that is due: once within a day of the start, and in the last hour
   * until both elevens are known. Returns whether they changed.
   */
  readIfDue(match: AwaitedMatch): Promise<boolean>;
  /** What is known of a match. */
  of(id: string): LineUps | null;
  forget(id: string): void;
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Elevens are named at the toss, half an hour before the start. */
const nearEveryMs = 5 * 60_000;
const deniedEveryMs = hourMs;
const playersPerSide = 11;

type Known = { readAt: number; waitMs: number; lineUps: LineUps | null; isComplete: boolean };

/** Reads who plays, before the first ball: squads, and elevens once they are named. */
export function createLineUpReader({ client, check, now }: Deps): LineUpReader {
  const known = new Map<string, Known>();

  function isDue({ id, start }: AwaitedMatch): boolean {
    const untilStart = start * 1000 - now();
    const match = known.get(id);
    if (untilStart > dayMs || match?.isComplete) return false;
    if (!match) return true;
    return untilStart <= hourMs && now() - match.readAt >= match.waitMs;
  }

  /** Returns whether the line-ups changed. */
  async function read(id: string): Promise<boolean> {
    const reply = await client(`/matches/${id}/squads`);
    const before = known.get(id);
    const match: Known = {
      lineUps: before?.lineUps ?? null,
      isComplete: false,
      readAt: now(),
      waitMs: reply.kind === 'denied' ? deniedEveryMs : nearEveryMs,
    };
    known.set(id, match);
    check.refuse(id, 'line-ups', reply.kind === 'denied' ? 'the plan does not include them' : null);
    if (reply.kind !== 'changed') return false;
    reply.seen();
    const squads = Squads.safeParse(reply.response).data;
    if (!squads) {
      check.refuse(id, 'line-ups', 'the squads have an unknown shape');
      return false;
    }
    const { lineUps, problem } = toLineUps(squads);
    check.refuse(id, 'line-ups', problem);
    if (problem !== null) return false;
    match.lineUps = lineUps;
    match.isComplete = lineUps !== null && [squads.teama, squads.teamb].every(hasEleven);
    return JSON.stringify(lineUps) !== JSON.stringify(before?.lineUps ?? null);
  }

  return {
    of: id => known.get(id)?.lineUps ?? null,
    forget: id => void known.delete(id),
    readIfDue: async match => isDue(match) && read(match.id),
  };
}

const elevenOf = ({ squads }: Squad) => squads.filter(({ playing11 }) => playing11);
const hasEleven = (squad: Squad): boolean => elevenOf(squad).length >= playersPerSide;

/**
 * Both sides' elevens, or their squads until both are named; null when neither is known. A list with a
 * player without a name is refused: it would be shown short.
 */
export function toLineUps({ teama, teamb, players }: Squads): {
  lineUps: LineUps | null;
  problem: string | null;
} {
  const names = new Map(players.map(player => [player.pid, player]));
  const areNamed = hasEleven(teama) && hasEleven(teamb);
  const sides = [teama, teamb].map(squad => (areNamed ? elevenOf(squad) : squad.squads));
  const listed = sides.map(side =>
    side.map(({ player_id: id, name }) => {
      const player = names.get(id);
      const text = player?.title ?? name;
      return { id, name: text, short: player?.short_name ?? text };
    }),
  );
  const unnamed = listed.flat().filter(({ name }) => name === null).length;
  if (unnamed > 0)
    return { lineUps: null, problem: `${unnamed} of ${listed.flat().length} players have no name` };
  const [home = [], away = []] = listed.map(side =>
    side.flatMap(({ id, name, short }) =>
      name === null || short === null ? [] : [{ id, name, short }],
    ),
  );
  return { lineUps: home.length + away.length === 0 ? null : [home, away], problem: null };
}
