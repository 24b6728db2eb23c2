import type { InningsSituation, Situation } from '@/api/demo/replay/situation';
import { formatScales } from '@/api/demo/odds/format-scale';
import { lineNear, marketOf, overUnder, type MarketModel } from '@/api/demo/odds/market-model';
import { chanceAbove } from '@/api/demo/odds/normal';
import { runsToPlay, type InningsContext } from '@/api/demo/odds/innings-context';
import { expectedRuns } from '@/api/demo/odds/expected-runs';

type Kind = 'sixes' | 'fours';

/** Boundaries cluster: their variance is this multiple of a Poisson distribution's. */
const clustering = 1.3;

const spreadOf = (mean: number): number => Math.sqrt(clustering * mean);

/** The side with more boundaries, and their number. */
export function boundaryMarkets(situation: Situation): MarketModel[] {
  return [
    most(situation, 'sixes', 'Most match sixes'),
    most(situation, 'fours', 'Most match fours'),
    total(situation, 'sixes', 'Total match sixes'),
    total(situation, 'fours', 'Total match fours'),
  ];
}

/** The next boundary: a four or a six. */
export function nextBoundary(play: InningsContext): MarketModel {
  const { situation, number } = play;
  const { foursPerRun, sixesPerRun } = formatScales[situation.format];
  const left = runsToPlay(play);
  const none = Math.exp(-left * (foursPerRun + sixesPerRun));
  const some = 1 - none;
  const four = foursPerRun / (foursPerRun + sixesPerRun);
  return marketOf(`boundary-${number}`, 'Next boundary', [
    { id: 'four', name: 'Four', chance: some * four },
    { id: 'six', name: 'Six', chance: some * (1 - four) },
    { id: 'none', name: 'No further boundary', chance: none },
  ]);
}

function hitSoFar(situation: Situation, side: 0 | 1, kind: Kind): number {
  const counts = (innings: InningsSituation) => innings.batting === side && !innings.superOver;
  return situation.innings.filter(counts).reduce((sum, innings) => sum + innings[kind], 0);
}

function toCome(situation: Situation, kind: Kind): [number, number] {
  const { foursPerRun, sixesPerRun } = formatScales[situation.format];
  const perRun = kind === 'sixes' ? sixesPerRun : foursPerRun;
  const [first, second] = expectedRuns(situation);
  return [first * perRun, second * perRun];
}

function most(situation: Situation, kind: Kind, name: string): MarketModel {
  const [first, second] = toCome(situation, kind);
  const lead = hitSoFar(situation, 0, kind) + first - hitSoFar(situation, 1, kind) - second;
  const spread = spreadOf(first + second);
  const ahead = chanceAbove(0.5, lead, spread);
  const level = chanceAbove(-0.5, lead, spread) - ahead;
  return marketOf(`most-${kind}`, name, [
    { id: '1', name: situation.teams[0].name, chance: ahead },
    { id: '2', name: situation.teams[1].name, chance: 1 - ahead - level },
    { id: 'tie', name: 'Tie', chance: level },
  ]);
}

function total(situation: Situation, kind: Kind, name: string): MarketModel {
  const [first, second] = toCome(situation, kind);
  const hit = hitSoFar(situation, 0, kind) + hitSoFar(situation, 1, kind);
  const mean = hit + first + second;
  const line = lineNear(mean, 1, hit);
  const over = chanceAbove(line, mean, spreadOf(first + second));
  // Any line is above what is hit already, so over needs one more.
  const oneMore = 1 - Math.exp(-first - second);
  return overUnder(`total-${kind}`, name, line, Math.min(over, oneMore));
}
