/** How many publishes there have been: one number that every thread of the process sees at once. */
export type Publishes = {
  add(): void;
  count(): number;
  /** What another thread makes its own from. */
  memory: SharedArrayBuffer;
};

export function createPublishes(
  memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
): Publishes {
  const counter = new Int32Array(memory);
  return {
    add: () => void Atomics.add(counter, 0, 1),
    count: () => Atomics.load(counter, 0),
    memory,
  };
}
