export type Random = {
  /** From 0 to below 1. */
  fraction(): number;
  /** An integer from 0 to below `limit`. */
  below(limit: number): number;
  between(least: number, most: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
};

/** Random numbers that are the same for the same seed: mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(fraction() * limit);
  return {
    fraction,
    below,
    between: (least, most) => least + fraction() * (most - least),
    chance: share => fraction() < share,
    pick: list => list[below(list.length)] ?? list[0],
  };
}
