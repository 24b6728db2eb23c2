import { retryAfter } from '@/api/feeds/provider/provider-error';
import type { LineUps } from '@/api/feeds/scores/scored-innings';
import type { ScorecardCheck } from '@/api/feeds/scores/scorecard-check';
import type { EntitySportClient } from './entitysport-client';
import { Squads, type Squad } from './entitysport-replies';

type Deps = { client: EntitySportClient; check: ScorecardCheck };

/** The line-ups of a match before its first ball: squads, and elevens once they are named. */
export type KnownLineUps = {
  lineUps: LineUps | null;
  /** Ms until the next call in the last hour before the start; null when both elevens are known. */
  waitMs: number | null;
};

/** Elevens are named at the toss, half an hour before the start. */
const nearEveryMs = 5 * 60_000;
const playersPerSide = 11;

/** Reads the line-ups of a match; those of the last reading stay when there are none that can be shown. */
export async function readLineUps(
  { client, check }: Deps,
  id: string,
  known: KnownLineUps | undefined,
): Promise<KnownLineUps> {
  const reply = await client(`/matches/${id}/squads`);
  const isDenied = reply.kind === 'denied';
  const next = {
    lineUps: known?.lineUps ?? null,
    waitMs: isDenied ? retryAfter.hour : nearEveryMs,
  };
  check.refuse(id, 'line-ups', isDenied ? 'the plan does not include them' : null);
  if (reply.kind !== 'changed') return next;
  reply.seen();
  const squads = Squads.safeParse(reply.response).data;
  const { lineUps, problem } = squads
    ? toLineUps(squads)
    : { lineUps: null, problem: 'the squads have an unknown shape' };
  check.refuse(id, 'line-ups', problem);
  if (!squads || problem !== null) return next;
  const isComplete = lineUps !== null && [squads.teama, squads.teamb].every(hasEleven);
  return { lineUps, waitMs: isComplete ? null : nearEveryMs };
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
      const marks = {
        isCaptain: id === onlyOne(side, captainRoles),
        isKeeper: id === onlyOne(side, keeperRoles),
      };
      return { id, name: text, short: player?.short_name ?? text, ...marks };
    }),
  );
  const unnamed = listed.flat().filter(({ name }) => name === null).length;
  if (unnamed > 0)
    return { lineUps: null, problem: `${unnamed} of ${listed.flat().length} players have no name` };
  const [home = [], away = []] = listed.map(side =>
    side.flatMap(({ name, short, ...player }) =>
      name === null || short === null ? [] : [{ ...player, name, short }],
    ),
  );
  return { lineUps: home.length + away.length === 0 ? null : [home, away], problem: null };
}

const captainRoles = ['cap', 'wkcap'];
const keeperRoles = ['wk', 'wkcap'];

/** The id of the player with one of the roles; null where several have one, as keepers in a squad. */
function onlyOne(side: Squad['squads'], roles: readonly string[]): string | null {
  const [first, ...others] = side.filter(({ role }) => role !== null && roles.includes(role));
  return first && others.length === 0 ? first.player_id : null;
}
