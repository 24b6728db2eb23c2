import type { Delivery, Special, Wicket } from './record';

const noSpecial: Special = {};

export const specialOf = (delivery: Delivery): Special => delivery[4] ?? noSpecial;

/** A wide or a no-ball has to be bowled again. */
export function isLegal(delivery: Delivery): boolean {
  const { wd, nb } = specialOf(delivery);
  return !wd && !nb;
}

/** Runs that no batter made: wides, no-balls, byes, leg byes, penalty. */
export function extraRuns(delivery: Delivery): number {
  const { wd = 0, nb = 0, b = 0, lb = 0, pen = 0 } = specialOf(delivery);
  return wd + nb + b + lb + pen;
}

export const totalRuns = (delivery: Delivery): number => delivery[3] + extraRuns(delivery);

/** Runs that count against the bowler. */
export function bowlerRuns(delivery: Delivery): number {
  const { wd = 0, nb = 0 } = specialOf(delivery);
  return delivery[3] + wd + nb;
}

/** 4 or 6 for a boundary off the bat, else null. */
export function boundaryOf(delivery: Delivery): 4 | 6 | null {
  const runs = delivery[3];
  if (specialOf(delivery).run) return null;
  return runs === 4 || runs === 6 ? runs : null;
}

/** A batter who retires hurt or ill is not out. */
export const isOut = ({ kind }: Wicket): boolean =>
  kind !== 'retired hurt' && kind !== 'retired not out';

const bowlerKinds: readonly Wicket['kind'][] = [
  'caught',
  'bowled',
  'lbw',
  'stumped',
  'caught and bowled',
  'hit wicket',
];

/** A wicket that is credited to the bowler: no run out, no retirement. */
export const isBowlers = ({ kind }: Wicket): boolean => bowlerKinds.includes(kind);

/** The wickets of a delivery, without retirements. */
export const wicketsOf = (delivery: Delivery): Wicket[] =>
  (specialOf(delivery).out ?? []).filter(isOut);
