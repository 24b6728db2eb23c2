import { formatScales } from '@/api/feeds/demo/odds/format-scale';
import {
  lineNear,
  marketOf,
  overUnder,
  yesNo,
  type MarketModel,
} from '@/api/feeds/demo/odds/market-model';
import { chanceAbove } from '@/api/feeds/demo/odds/normal';
import { ordinal } from '@/lib/ordinal';
import {
  resourceShare,
  runsLeft,
  type InningsContext,
} from '@/api/feeds/demo/odds/innings-context';
import { limitedRunsLeft, runsSpread } from '@/api/feeds/demo/odds/resources';
import { expectedWickets } from '@/api/feeds/demo/odds/expected-runs';

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
  return situation.format === 'Test' ? `${team} ${ordinal(Math.ceil(number / 2))} innings` : team;
};

function totalRuns(play: InningsContext): MarketModel {
  const { innings, number } = play;
  const left = runsLeft(play);
  const step = left > 40 ? 5 : 1;
  const near = lineNear(innings.runs + left, step, innings.runs);
  const line = innings.target === null ? near : Math.min(near, innings.target - 0.5);
  const over = chanceAbove(line, innings.runs + left, runsSpread(left));
  return overUnder(`innings-${number}-runs`, `${subjectOf(play)} total runs`, line, over);
}

/** Mean runs of the next `balls` without a wicket. */
function runsOf(play: InningsContext, balls: number): number {
  const { situation, innings, ballsLeft } = play;
  if (ballsLeft === null || innings.superOver) {
    const share = innings.superOver ? 2.1 : formatScales[situation.format].runsPerBall;
    return balls * share;
  }
  const { wickets } = innings;
  const now = limitedRunsLeft(situation.format, ballsLeft, wickets);
  return now - limitedRunsLeft(situation.format, Math.max(0, ballsLeft - balls), wickets);
}

function nextOver(play: InningsContext): MarketModel[] {
  const { situation, innings, number, ballsLeft } = play;
  const { ballsPerOver } = situation;
  const over = Math.ceil(innings.balls / ballsPerOver) + 1;
  const ballsBefore = (over - 1) * ballsPerOver - innings.balls;
  if (innings.superOver || (ballsLeft !== null && ballsLeft < ballsBefore + ballsPerOver))
    return [];
  const mean = runsOf(play, ballsBefore + ballsPerOver) - runsOf(play, ballsBefore);
  const line = lineNear(mean, 1, 0);
  const chance = chanceAbove(line, mean, Math.sqrt(2 * mean));
  const name =
    ballsPerOver === 5
      ? `${subjectOf(play)} balls ${over * 5 - 4} to ${over * 5} runs`
      : `${subjectOf(play)} over ${over} runs`;
  return [overUnder(`over-${number}-${over}`, name, line, chance)];
}

/** The score after the next multiple of five overs, ten in a Test. */
function runsAtMark(play: InningsContext): MarketModel[] {
  const { situation, innings, number, ballsLeft } = play;
  if (innings.superOver) return [];
  const { ballsPerOver } = situation;
  const span = (situation.format === 'Test' ? 10 : 5) * ballsPerOver;
  const mark = (Math.floor((innings.balls + ballsPerOver) / span) + 1) * span;
  const balls = mark - innings.balls;
  if (ballsLeft !== null && balls > ballsLeft) return [];
  const mean = innings.runs + runsOf(play, balls);
  const line = lineNear(mean, 1, innings.runs);
  const chance = chanceAbove(line, mean, Math.sqrt(2.4 * (mean - innings.runs)));
  const when = ballsPerOver === 5 ? `${mark} balls` : `${mark / ballsPerOver} overs`;
  const id = `mark-${number}-${mark / ballsPerOver}`;
  return [overUnder(id, `${subjectOf(play)} runs after ${when}`, line, chance)];
}

function wicketsInInnings(play: InningsContext): MarketModel[] {
  const { innings, number, ballsLeft } = play;
  const most = innings.superOver ? 2 : 10;
  if (ballsLeft === null || innings.wickets >= most - 1) return [];
  const toCome = expectedWickets(play);
  const line = Math.min(most - 0.5, lineNear(innings.wickets + toCome, 1, innings.wickets));
  const spread = 0.3 + Math.sqrt(toCome) * 0.75;
  const over = chanceAbove(line, innings.wickets + toCome, spread);
  return [overUnder(`innings-${number}-wickets`, `${subjectOf(play)} wickets lost`, line, over)];
}

function superOverQuestions(play: InningsContext): MarketModel[] {
  const { innings, number } = play;
  if (!innings.superOver) return [];
  const subject = subjectOf(play);
  const six = innings.sixes > 0 ? 1 : 1 - Math.exp(-runsLeft(play) * superOverSixesPerRun);
  const wicket = innings.wickets > 0 ? 1 : 1 - Math.exp(-expectedWickets(play));
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
