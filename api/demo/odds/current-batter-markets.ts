import type { BatterSituation } from '@/api/demo/replay/situation';
import { formatScales } from './format-scale';
import { lineNear, overUnder, yesNo, type MarketModel } from './market-model';
import { chanceOfRuns, lastLine, reaches } from './innings-chances';
import { runsToPlay, type InningsContext } from './innings-context';

const milestones = [25, 50, 100, 150, 200, 300, 400];

/** The markets of each batter at the crease: runs over or under, and the next milestone. */
export function currentBatterMarkets(play: InningsContext): MarketModel[] {
  return play.innings.atCrease.flatMap(batter => {
    const mean = runsToMake(play, batter);
    return [innings(play, batter, mean), ...milestone(play, batter, mean)];
  });
}

/** The mean of a batter's further runs: more for a set batter, at most the rest of the innings. */
function runsToMake(play: InningsContext, { id, balls }: BatterSituation): number {
  const { situation, batting } = play;
  const position = situation.teams[batting].players.findIndex(player => player.id === id);
  const usual = formatScales[situation.format].batterRuns[position] ?? 8;
  const set = balls < 10 ? 0.85 : 1.1;
  return Math.max(0.4, Math.min(usual * set, runsToPlay(play) * 0.55));
}

/** The probability of at least `more` runs of a batter: no more than of as many by the side. */
const makes = (play: InningsContext, more: number, mean: number): number =>
  Math.min(reaches(more, mean), chanceOfRuns(play, more));

function innings(
  play: InningsContext,
  { id, name, runs }: BatterSituation,
  mean: number,
): MarketModel {
  const near = lineNear(runs + mean * Math.LN2, mean > 12 ? 5 : 1, runs);
  const line = Math.min(near, runs + lastLine(play) - play.innings.runs);
  const over = makes(play, line + 0.5 - runs, mean);
  return overUnder(`batter-${play.number}-${id}-runs`, `${name} runs`, line, over);
}

function milestone(
  play: InningsContext,
  { id, name, runs }: BatterSituation,
  mean: number,
): MarketModel[] {
  if (play.innings.superOver) return [];
  const next = milestones.find(mark => mark > runs && (mark > 25 || play.ballsLeft !== null));
  if (next === undefined) return [];
  return [
    yesNo(
      `batter-${play.number}-${id}-${next}`,
      `${name} to reach ${next}`,
      makes(play, next - runs, mean),
    ),
  ];
}
