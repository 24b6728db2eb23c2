import { isBowlers, isOut } from './delivery';
import { personOf } from './people';
import { ballsOf, oversText } from './rates';
import { counted } from './replay-result';
import { equationOf } from './replay-status';
import { batterOf, bowlerOf, type Step } from './commentary-step';

/** What the ball brought about besides its runs: milestones, maidens, what is needed. In the order to be told. */
export function notesOf(step: Step): string[] {
  return [
    ...firstOver(step),
    ...offTheMark(step),
    ...batterMilestone(step),
    ...partnershipMilestone(step),
    ...bowlerFeats(step),
    ...teamMilestone(step),
    ...maiden(step),
    ...powerplayEnd(step),
    ...equation(step),
  ];
}

/** The highest multiple of `step` passed on the way from one count to another; null when none was. */
function passed(from: number, to: number, step: number): number | null {
  const reached = Math.floor(to / step) * step;
  return reached > from && reached > 0 ? reached : null;
}

function firstOver({ record, planned, before }: Step): string[] {
  const player = planned.delivery[2];
  // The innings' first bowler is named before its first ball.
  if (before.bowlers.length === 0 || bowlerOf(before, player)) return [];
  return [`${personOf(record, player).name} comes on to bowl.`];
}

function offTheMark({ record, planned, before }: Step): string[] {
  const [player, , , runs] = planned.delivery;
  const isFirstRun = runs > 0 && (batterOf(before, player)?.runs ?? 0) === 0;
  return isFirstRun ? [`${personOf(record, player).name} is off the mark.`] : [];
}

const marks: Record<number, string> = { 50: 'Fifty', 100: 'Hundred', 200: 'Double hundred' };
const markName = (runs: number) => marks[runs] ?? String(runs);

function batterMilestone({ record, planned, before, after }: Step): string[] {
  const player = planned.delivery[0];
  const now = batterOf(after, player);
  if (!now) return [];
  const mark = passed(batterOf(before, player)?.runs ?? 0, now.runs, 50);
  if (mark === null) return [];
  const boundaries = `${counted(now.fours, 'four')}, ${now.sixes === 1 ? '1 six' : `${now.sixes} sixes`}`;
  const name = personOf(record, player).name;
  return [`${markName(mark)} for ${name}, off ${counted(now.balls, 'ball')} (${boundaries}).`];
}

function partnershipMilestone({ record, before, after, over }: Step): string[] {
  const { partnership } = after;
  // After a wicket the new partnership has nothing to celebrate.
  if (partnership.runs < before.partnership.runs || over.runs === 0) return [];
  const mark = passed(before.partnership.runs, partnership.runs, 50);
  if (mark === null) return [];
  const names = partnership.batters.map(({ player }) => personOf(record, player).name);
  const balls = counted(partnership.balls, 'ball');
  return [`The partnership of ${names.join(' and ')} is worth ${partnership.runs} off ${balls}.`];
}

function bowlerFeats({ record, planned, before, after, left }: Step): string[] {
  const player = planned.delivery[2];
  const now = bowlerOf(after, player);
  if (!now || !left.some(isBowlers)) return [];
  const { name } = personOf(record, player);
  const mark = passed(bowlerOf(before, player)?.wickets ?? 0, now.wickets, 5);
  return [
    ...(now.streak === 3 ? [`A hat-trick for ${name}!`] : []),
    ...(now.streak === 2 && !after.closed ? [`Two in two for ${name}: hat-trick ball next.`] : []),
    ...(mark === null ? [] : [`${mark} wickets for ${name}.`]),
    `${name} has ${now.wickets}/${now.runs}.`,
  ];
}

function teamMilestone({ record, before, after }: Step): string[] {
  const mark = passed(before.runs, after.runs, 50);
  if (mark === null) return [];
  const name = record.teams[after.batting].name;
  return [`${mark} up for ${name} in ${oversText(after)} overs.`];
}

function maiden({ record, planned, before, after, left }: Step): string[] {
  const player = planned.delivery[2];
  const isMaiden =
    (bowlerOf(after, player)?.maidens ?? 0) > (bowlerOf(before, player)?.maidens ?? 0);
  if (!isMaiden) return [];
  const wickets = before.thisOver.wickets + left.filter(isOut).length;
  return [`A ${wickets > 0 ? 'wicket ' : ''}maiden from ${personOf(record, player).name}.`];
}

function powerplayEnd({ planned, before, after }: Step): string[] {
  if (!planned.endsOver || after.closed) return [];
  const ended = (after.source.powerplays ?? []).some(([, last]) => last === before.overs + 1);
  return ended ? [`End of the powerplay: ${after.runs}/${after.wickets}.`] : [];
}

const closeFinishBalls = 30;

/** In a chase: after each over, after a boundary or a wicket, and ball by ball near the end. */
function equation({ record, planned, before, after, left }: Step): string[] {
  const text = equationOf(record, [after]);
  if (!text || after.target === null) return [];
  if (after.runs === after.target - 1) return ['Scores level.'];
  const ballsLeft =
    after.allottedBalls === null
      ? Infinity
      : after.allottedBalls - ballsOf(after, record.ballsPerOver);
  const isClose = ballsLeft <= closeFinishBalls;
  const scored = after.runs - before.runs >= 4;
  return isClose || scored || planned.endsOver || left.length > 0 ? [`${text}.`] : [];
}
