import type { MatchInfo } from '@/lib/contract/match-info';
import { wholePercent } from './chance-text';
import type { Situation } from '@/lib/domain/match/match-situation';
import type { Names } from '@/lib/domain/match/player-names';

export const winChanceLabel = 'Win chance, our model';

/** Adds our win chance of a match in play, 'IND 62 %, ENG 18 %, draw 20 %', to its facts. */
export function withWinChance(situation: Situation, info: MatchInfo, names: Names): Situation {
  const { Win_chance: sides, Team_Home: home, Team_Away: away } = info.Matchdetail ?? {};
  if (!sides) return situation;
  const shortName = (id: unknown) => {
    const team = names.team(String(id));
    return team?.short ?? team?.name ?? '';
  };
  const hasDraw = sides[0] + sides[1] < 0.995;
  const first = wholePercent(sides[0]);
  const second = hasDraw ? wholePercent(sides[1]) : 100 - first;
  const draw = hasDraw ? `, draw ${Math.max(1, 100 - first - second)} %` : '';
  const value = `${shortName(home)} ${first} %, ${shortName(away)} ${second} %${draw}`;
  return { ...situation, facts: [...situation.facts, { label: winChanceLabel, value }] };
}
