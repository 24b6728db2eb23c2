import { formatScales } from './format-scale';
import { lineNear, marketOf, overUnder, yesNo, type MarketModel } from './market-model';
import { chanceAbove } from './normal';
import { ordinal } from './ordinal';
import { resourceShare, runsLeft, type Play } from './play';
import { limitedRunsLeft, runsSpread } from './resources';
import { wicketsToCome } from './runs-to-come';

const superOverSixesPerRun = 0.08;

/** Runs and wickets of the innings that is on: total, coming overs, odd or even. */
export function inningsMarkets(play: Play): MarketModel[] {
  return [
    totalRuns(play),
    ...nextOver(play),
    ...runsAtMark(play),
    ...wicketsInInnings(play),
    oddOrEven(play),
    ...superOverQuestions(play),
  ];
}

const subjectOf = ({ situation, batting, innings, number }: Play): string => {
  const team = situation.teams[batting].name;
  if (innings.superOver) return `${team} super over`;
  return situation.format === 'Test' ? `${team} ${ordinal(Math.ceil(number / 2))} innings` : team;
};

function totalRuns(play: Play): MarketModel {
  const { innings, number } = play;
  const left = runsLeft(play);
  const step = left > 40 ? 5 : 1;
  const near = lineNear(innings.runs + left, step, innings.runs);
  const line = innings.target === null ? near : Math.min(near, innings.target - 0.5);
  const over = chanceAbove(line, innings.runs + left, runsSpread(left));
  return overUnder(`innings-${number}-runs`, `${subjectOf(play)} total runs`, line, over);
}

/** Mean runs of the next `balls`, no wicket foreseen. */
function runsOf(play: Play, balls: number): number {
  const { situation, innings, ballsLeft } = play;
  if (ballsLeft === null || innings.superOver) {
    const share = innings.superOver ? 2.1 : formatScales[situation.format].runsPerBall;
    return balls * share;
  }
  const { wickets } = innings;
  const now = limitedRunsLeft(situation.format, ballsLeft, wickets);
  return now - limitedRunsLeft(situation.format, Math.max(0, ballsLeft - balls), wickets);
}

function nextOver(play: Play): MarketModel[] {
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

/** The score when the next multiple of five overs is up, ten in a Test. */
function runsAtMark(play: Play): MarketModel[] {
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

function wicketsInInnings(play: Play): MarketModel[] {
  const { innings, number, ballsLeft } = play;
  const most = innings.superOver ? 2 : 10;
  if (ballsLeft === null || innings.wickets >= most - 1) return [];
  const toCome = wicketsToCome(play);
  const line = Math.min(most - 0.5, lineNear(innings.wickets + toCome, 1, innings.wickets));
  const spread = 0.3 + Math.sqrt(toCome) * 0.75;
  const over = chanceAbove(line, innings.wickets + toCome, spread);
  return [overUnder(`innings-${number}-wickets`, `${subjectOf(play)} wickets lost`, line, over)];
}

function superOverQuestions(play: Play): MarketModel[] {
  const { innings, number } = play;
  if (!innings.superOver) return [];
  const subject = subjectOf(play);
  const six = innings.sixes > 0 ? 1 : 1 - Math.exp(-runsLeft(play) * superOverSixesPerRun);
  const wicket = innings.wickets > 0 ? 1 : 1 - Math.exp(-wicketsToCome(play));
  return [
    yesNo(`innings-${number}-six`, `A six in the ${subject}`, six),
    yesNo(`innings-${number}-wicket`, `A wicket in the ${subject}`, wicket),
  ];
}

/** Even until the very end, when the total that stands is a little the likelier. */
function oddOrEven(play: Play): MarketModel {
  const { innings, number } = play;
  const stay = 0.5 + 0.35 * Math.max(0, 0.04 - resourceShare(play)) * 25 * 0.5;
  const odd = innings.runs % 2 === 1 ? stay : 1 - stay;
  return marketOf(`innings-${number}-parity`, `${subjectOf(play)} total odd or even`, [
    { id: 'odd', name: 'Odd', chance: odd },
    { id: 'even', name: 'Even', chance: 1 - odd },
  ]);
}
