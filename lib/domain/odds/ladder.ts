/** Steps of displayed odds: up to and including `to`, in hundredths to stay exact. */
const rungs = [
  { to: 200, step: 1 },
  { to: 300, step: 2 },
  { to: 400, step: 5 },
  { to: 600, step: 10 },
  { to: 1000, step: 20 },
  { to: 2000, step: 50 },
  { to: 3000, step: 100 },
  { to: 5000, step: 200 },
  { to: 10_000, step: 500 },
  { to: 50_100, step: 1000 },
];

export const minOdds = 1.01;
export const maxOdds = 501;

/** Rounds decimal odds down to a step of the price ladder, within 1.01 and 501. */
export function onLadder(odds: number): number {
  const hundredths = Math.floor(odds * 100 + 1e-6);
  const rung = rungs.find(({ to }) => hundredths <= to);
  if (!rung) return maxOdds;
  const shown = Math.floor(hundredths / rung.step) * rung.step;
  return Math.max(minOdds * 100, shown) / 100;
}

/**
 * How many steps of the ladder lie between two decimal odds, with a fraction for odds between two steps; above
 * 501 the last step goes on.
 */
export const ladderSteps = (from: number, to: number): number =>
  Math.abs(placeOf(to) - placeOf(from));

/** The number of steps up to decimal odds. */
function placeOf(odds: number): number {
  const hundredths = odds * 100;
  return rungs.reduce((steps, { to, step }, index) => {
    const from = rungs[index - 1]?.to ?? 0;
    const end = index === rungs.length - 1 ? hundredths : Math.min(to, hundredths);
    return steps + Math.max(0, end - from) / step;
  }, 0);
}
