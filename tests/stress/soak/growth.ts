import type { TabFigures } from './watched-tab';

type Round = { programs: Record<string, number>; tabs: Record<string, TabFigures> };

/** Memory that grows with a long match's comments and charts is expected; growth after its end is a leak. */
const mayGrow = { tabMb: 12, programRatio: 1.25, programMb: 60 };
/** The first rounds fill caches. */
const warmUp = 3;

/** Returns what grew more than a match in play explains, comparing a run's second quarter with its last. */
export function growth(rounds: Round[]): string[] {
  const steady = rounds.slice(warmUp);
  if (steady.length < 8) return [];
  const quarter = Math.floor(steady.length / 4);
  const [early, late] = [steady.slice(quarter, 2 * quarter), steady.slice(-quarter)];
  const compare = (name: string, of: (round: Round) => number, limit: (mb: number) => number) => {
    const [before, after] = [median(early.map(of)), median(late.map(of))];
    return after > limit(before) ? [`${name} grew from ${before} MB to ${after} MB`] : [];
  };
  const [first] = rounds;
  return [
    ...Object.keys(first?.tabs ?? {}).flatMap(name =>
      compare(
        `the tab '${name}'`,
        round => round.tabs[name]?.heapMb ?? 0,
        mb => mb + mayGrow.tabMb,
      ),
    ),
    ...Object.keys(first?.programs ?? {}).flatMap(name =>
      compare(
        name,
        round => round.programs[name] ?? 0,
        mb => mb * mayGrow.programRatio + mayGrow.programMb,
      ),
    ),
  ];
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
