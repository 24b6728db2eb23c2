import { figuresOf, isBattedTwice, maxWickets } from '@/lib/domain/scorecard/match-formats';
import type { InningsSituation } from '@/api/demo/replay/situation';
import {
  lineNear,
  marketOf,
  overUnder,
  yesNo,
  type MarketModel,
} from '@/api/demo/odds/market-model';
import { chanceAbove } from '@/api/demo/odds/normal';
import { ordinal } from '@/lib/ordinal';
import {
  resourceShare,
  runsLeft,
  runsNeeded,
  runsToPlay,
  type InningsContext,
} from '@/api/demo/odds/innings-context';
import {
  chanceOfRuns,
  chanceOfTotal,
  chanceOfWickets,
  lastLine,
  runsOfBalls,
} from '@/api/demo/odds/innings-chances';
import { expectedWickets } from '@/api/demo/odds/expected-runs';

const superOverSixesPerRun = 0.08;

/** Runs and wickets of the current innings: total, coming overs, odd or even. */
export function inningsMarkets(play: InningsContext): MarketModel[] {
  return [
    totalRuns(play),
    ...nextOver(play),
    ...runsAtMark(play),
    ...wicketsInInnings(play),
    oddOrEven(play),
    ...superOverQuestions(play),
  ];
}

const subjectOf = ({ situation, batting, innings, number }: InningsContext): string => {
  const team = situation.teams[batting].name;
  if (innings.superOver) return `${team} super over`;
  return isBattedTwice(situation.format)
    ? `${team} ${ordinal(Math.ceil(number / 2))} innings`
    : team;
};

function totalRuns(play: InningsContext): MarketModel {
  const { innings, number } = play;
  const left = runsLeft(play);
  const step = left > 40 ? 5 : 1;
  const near = lineNear(innings.runs + left, step, innings.runs);
  const line = Math.min(near, lastLine(play));
  const over = chanceOfTotal(play, line);
  return overUnder(`innings-${number}-runs`, `${subjectOf(play)} total runs`, line, over);
}

function nextOver(play: InningsContext): MarketModel[] {
  const { situation, innings, number, ballsLeft } = play;
  const { ballsPerOver } = situation;
  const over = Math.ceil(innings.balls / ballsPerOver) + 1;
  const ballsBefore = (over - 1) * ballsPerOver - innings.balls;
  if (innings.superOver || (ballsLeft !== null && ballsLeft < ballsBefore + ballsPerOver))
    return [];
  const before = runsOfBalls(play, ballsBefore);
  const needed = runsNeeded(play) ?? Infinity;
  // The match is expected to be over before it is bowled.
  if (needed <= before) return [];
  const more = Math.min(needed, runsOfBalls(play, ballsBefore + ballsPerOver)) - before;
  const made = ballsBefore === 0 ? runsOfThisOver(innings) : 0;
  const line = Math.min(made + needed - 0.5, lineNear(made + more, 1, made));
  const alone = chanceAbove(line, made + more, Math.sqrt(2 * more));
  const chance = Math.min(alone, chanceOfRuns(play, line + 0.5 - made));
  const last = over * ballsPerOver;
  const name =
    figuresOf(situation.format).counts === 'balls'
      ? `${subjectOf(play)} balls ${last - ballsPerOver + 1} to ${last} runs`
      : `${subjectOf(play)} over ${over} runs`;
  return [overUnder(`over-${number}-${over}`, name, line, chance)];
}

/** A wide or no-ball before the first legal ball counts in the over that it opens. */
const runsOfThisOver = ({ runs, overRuns }: InningsSituation): number =>
  runs - overRuns.reduce((sum, over) => sum + over, 0);

/** The score after the next multiple of five overs, ten in a Test. */
function runsAtMark(play: InningsContext): MarketModel[] {
  const { situation, innings, number, ballsLeft } = play;
  if (innings.superOver) return [];
  const { ballsPerOver } = situation;
  const span = (isBattedTwice(situation.format) ? 10 : 5) * ballsPerOver;
  const mark = (Math.floor((innings.balls + ballsPerOver) / span) + 1) * span;
  const balls = mark - innings.balls;
  // The score at the end of the innings is its total.
  if (ballsLeft !== null && balls >= ballsLeft) return [];
  const more = Math.min(runsOfBalls(play, balls), runsToPlay(play));
  const line = Math.min(lastLine(play), lineNear(innings.runs + more, 1, innings.runs));
  const alone = chanceAbove(line, innings.runs + more, Math.sqrt(2.4 * more));
  const chance = Math.min(alone, chanceOfTotal(play, line));
  const countsBalls = figuresOf(situation.format).counts === 'balls';
  const when = countsBalls ? `${mark} balls` : `${mark / ballsPerOver} overs`;
  const id = `mark-${number}-${mark / ballsPerOver}`;
  return [overUnder(id, `${subjectOf(play)} runs after ${when}`, line, chance)];
}

function wicketsInInnings(play: InningsContext): MarketModel[] {
  const { innings, number, ballsLeft } = play;
  const most = innings.superOver ? maxWickets.superOver : maxWickets.innings;
  if (ballsLeft === null || innings.wickets >= most - 1) return [];
  const toCome = expectedWickets(play);
  const line = Math.min(most - 0.5, lineNear(innings.wickets + toCome, 1, innings.wickets));
  const over = chanceOfWickets(play, line + 0.5 - innings.wickets);
  return [overUnder(`innings-${number}-wickets`, `${subjectOf(play)} wickets lost`, line, over)];
}

function superOverQuestions(play: InningsContext): MarketModel[] {
  const { innings, number } = play;
  if (!innings.superOver) return [];
  const subject = subjectOf(play);
  const six = innings.sixes > 0 ? 1 : 1 - Math.exp(-runsToPlay(play) * superOverSixesPerRun);
  const wicket = innings.wickets > 0 ? 1 : chanceOfWickets(play, 1);
  return [
    yesNo(`innings-${number}-six`, `A six in the ${subject}`, six),
    yesNo(`innings-${number}-wicket`, `A wicket in the ${subject}`, wicket),
  ];
}

/** Even until the end, when the current total becomes slightly more likely. */
function oddOrEven(play: InningsContext): MarketModel {
  const { innings, number } = play;
  const stay = 0.5 + 0.35 * Math.max(0, 0.04 - resourceShare(play)) * 25 * 0.5;
  const odd = innings.runs % 2 === 1 ? stay : 1 - stay;
  return marketOf(`innings-${number}-parity`, `${subjectOf(play)} total odd or even`, [
    { id: 'odd', name: 'Odd', chance: odd },
    { id: 'even', name: 'Even', chance: 1 - odd },
  ]);
}
