import type { Delivery, RecordInnings, Special, Wicket } from '@/api/demo/records/record';
import type { FileDelivery, FileInnings } from './match-file';
import type { Roster } from './roster';

type InningsContext = {
  side: 0 | 1;
  /** Throws with the path for the name of neither team. */
  sideOf: (team: string, path: string) => 0 | 1;
  ballsPerOver: number;
  people: Roster;
};

/** Converts one innings of a file; `path` is its position, for errors. */
export function toInnings(
  innings: FileInnings,
  path: string,
  context: InningsContext,
): RecordInnings {
  const { target, absent_hurt, penalty_runs, miscounted_overs, powerplays } = innings;
  const absentHurt = absent_hurt?.map(name => context.people.numberOf(name, `${path}.absent_hurt`));
  return {
    team: context.side,
    ...(innings.super_over && { superOver: true }),
    ...(innings.declared && { declared: true }),
    ...(innings.forfeited && { forfeited: true }),
    ...(target?.runs !== undefined && {
      target: { runs: target.runs, balls: toBalls(target.overs, context.ballsPerOver) },
    }),
    ...(absentHurt && { absentHurt }),
    ...(penalty_runs && { penalty: penalty_runs }),
    ...(miscounted_overs && { miscounted: toMiscounted(miscounted_overs) }),
    ...(powerplays && {
      powerplays: powerplays.map(
        ({ from, to, type }) =>
          [Math.floor(from) + 1, Math.floor(to) + 1, type] as [number, number, string],
      ),
    }),
    overs: (innings.overs ?? []).map((over, number) =>
      over.deliveries.map((delivery, ball) =>
        toDelivery(delivery, `${path}.overs.${number}.deliveries.${ball}`, context),
      ),
    ),
  };
}

/** 6.1 overs are six overs and one ball. */
function toBalls(overs: number | undefined, ballsPerOver: number): number | null {
  if (overs === undefined) return null;
  const completeOvers = Math.floor(overs);
  return completeOvers * ballsPerOver + Math.round((overs - completeOvers) * 10);
}

function toMiscounted(overs: NonNullable<FileInnings['miscounted_overs']>) {
  return Object.fromEntries(
    Object.entries(overs).map(([over, { balls }]) => [over, Number(balls)]),
  );
}

function toDelivery(
  file: FileDelivery,
  path: string,
  { people, sideOf }: Pick<InningsContext, 'people' | 'sideOf'>,
): Delivery {
  const person = (name: string, key: string) => people.numberOf(name, `${path}.${key}`);
  const { wides, noballs, byes, legbyes, penalty } = file.extras ?? {};
  const special: Special = {
    ...(wides && { wd: wides }),
    ...(noballs && { nb: noballs }),
    ...(byes && { b: byes }),
    ...(legbyes && { lb: legbyes }),
    ...(penalty && { pen: penalty }),
    ...(file.wickets && {
      out: file.wickets.map((wicket, index) => toWicket(wicket, `wickets.${index}`)),
    }),
    ...(file.replacements?.match && {
      joined: file.replacements.match.map(({ team, reason, ...player }, index) => ({
        team: sideOf(team, `${path}.replacements.match.${index}.team`),
        in: person(player.in, `replacements.match.${index}.in`),
        out: person(player.out, `replacements.match.${index}.out`),
        reason: reason.replaceAll('_', ' '),
      })),
    }),
    ...(file.runs.non_boundary && { run: true as const }),
  };
  function toWicket(wicket: NonNullable<FileDelivery['wickets']>[number], key: string): Wicket {
    const fielders = wicket.fielders?.map(({ name, substitute }) => {
      const number = name === undefined ? null : person(name, `${key}.fielders`);
      return substitute || number === null ? { sub: number } : number;
    });
    return {
      player: person(wicket.player_out, `${key}.player_out`),
      kind: wicket.kind,
      ...(fielders && { fielders }),
    };
  }
  const plain = [
    person(file.batter, 'batter'),
    person(file.non_striker, 'non_striker'),
    person(file.bowler, 'bowler'),
    file.runs.batter,
  ] as const;
  return Object.keys(special).length > 0 ? [...plain, special] : [...plain];
}
