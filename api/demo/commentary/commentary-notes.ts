import { isBowlers, isOut } from '@/api/demo/records/delivery';
import { playerOf } from '@/api/demo/records/players';
import { ballsOf, oversText } from '@/api/demo/scorecard/rates';
import { counted } from '@/lib/domain/match/result/match-result';
import { equationOf } from '@/api/demo/replay/replay-status';
import { batterOf, bowlerOf, type BallContext } from './ball-context';

/** The sentences about milestones, maidens and the chase that a ball causes, in their order. */
export function notesOf(context: BallContext): string[] {
  return [
    ...firstOver(context),
    ...offTheMark(context),
    ...batterMilestone(context),
    ...partnershipMilestone(context),
    ...bowlerFeats(context),
    ...teamMilestone(context),
    ...maiden(context),
    ...powerplayEnd(context),
    ...equation(context),
  ];
}

/** The highest multiple of `interval` between two counts; null without one. */
function milestonePassed(from: number, to: number, interval: number): number | null {
  const reached = Math.floor(to / interval) * interval;
  return reached > from && reached > 0 ? reached : null;
}

function firstOver({ record, planned, before }: BallContext): string[] {
  const player = planned.delivery[2];
  // The first bowler of the innings is named before its first ball.
  if (before.bowlers.length === 0 || bowlerOf(before, player)) return [];
  return [`${playerOf(record, player).name} comes on to bowl.`];
}

function offTheMark({ record, planned, before }: BallContext): string[] {
  const [player, , , runs] = planned.delivery;
  const isFirstRun = runs > 0 && (batterOf(before, player)?.runs ?? 0) === 0;
  return isFirstRun ? [`${playerOf(record, player).name} is off the mark.`] : [];
}

const milestoneNames: Record<number, string> = {
  50: 'Fifty',
  100: 'Hundred',
  200: 'Double hundred',
};
const milestoneName = (runs: number) => milestoneNames[runs] ?? String(runs);

function batterMilestone({ record, planned, before, after }: BallContext): string[] {
  const player = planned.delivery[0];
  const now = batterOf(after, player);
  if (!now) return [];
  const mark = milestonePassed(batterOf(before, player)?.runs ?? 0, now.runs, 50);
  if (mark === null) return [];
  const boundaries = `${counted(now.fours, 'four')}, ${now.sixes === 1 ? '1 six' : `${now.sixes} sixes`}`;
  const name = playerOf(record, player).name;
  return [`${milestoneName(mark)} for ${name}, off ${counted(now.balls, 'ball')} (${boundaries}).`];
}

function partnershipMilestone({ record, before, after, over }: BallContext): string[] {
  const { partnership } = after;
  // After a wicket the new partnership has no milestone.
  if (partnership.runs < before.partnership.runs || over.runs === 0) return [];
  const mark = milestonePassed(before.partnership.runs, partnership.runs, 50);
  if (mark === null) return [];
  const names = partnership.batters.map(({ player }) => playerOf(record, player).name);
  const balls = counted(partnership.balls, 'ball');
  return [`The partnership of ${names.join(' and ')} is worth ${partnership.runs} off ${balls}.`];
}

function bowlerFeats({ record, planned, before, after, dismissals }: BallContext): string[] {
  const player = planned.delivery[2];
  const now = bowlerOf(after, player);
  if (!now || !dismissals.some(isBowlers)) return [];
  const { name } = playerOf(record, player);
  const mark = milestonePassed(bowlerOf(before, player)?.wickets ?? 0, now.wickets, 5);
  return [
    ...(now.streak === 3 ? [`A hat-trick for ${name}!`] : []),
    ...(now.streak === 2 && !after.closed ? [`Two in two for ${name}: hat-trick ball next.`] : []),
    ...(mark === null ? [] : [`${mark} wickets for ${name}.`]),
    `${name} has ${now.wickets}/${now.runs}.`,
  ];
}

function teamMilestone({ record, before, after }: BallContext): string[] {
  const mark = milestonePassed(before.runs, after.runs, 50);
  if (mark === null) return [];
  const name = record.teams[after.batting].name;
  return [`${mark} up for ${name} in ${oversText(after)} overs.`];
}

function maiden({ record, planned, before, after, dismissals }: BallContext): string[] {
  const player = planned.delivery[2];
  const isMaiden =
    (bowlerOf(after, player)?.maidens ?? 0) > (bowlerOf(before, player)?.maidens ?? 0);
  if (!isMaiden) return [];
  const wickets = before.thisOver.wickets + dismissals.filter(isOut).length;
  return [`A ${wickets > 0 ? 'wicket ' : ''}maiden from ${playerOf(record, player).name}.`];
}

function powerplayEnd({ planned, before, after }: BallContext): string[] {
  if (!planned.endsOver || after.closed) return [];
  const ended = (after.source.powerplays ?? []).some(([, last]) => last === before.overs + 1);
  return ended ? [`End of the powerplay: ${after.runs}/${after.wickets}.`] : [];
}

const closeFinishBalls = 30;

/**
 * The state of a chase: after each over, after a boundary or a wicket, and ball by ball near the
 * end.
 */
function equation({ record, planned, before, after, dismissals }: BallContext): string[] {
  const text = equationOf(record, [after]);
  if (!text || after.target === null) return [];
  if (after.runs === after.target - 1) return ['Scores level.'];
  const ballsLeft =
    after.allottedBalls === null
      ? Infinity
      : after.allottedBalls - ballsOf(after, record.ballsPerOver);
  const isClose = ballsLeft <= closeFinishBalls;
  const scored = after.runs - before.runs >= 4;
  return isClose || scored || planned.endsOver || dismissals.length > 0 ? [`${text}.`] : [];
}
