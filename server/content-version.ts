/** Counts publications: one number, shared by all threads of the process. */
export type ContentVersion = {
  add(): void;
  count(): number;
  /** Creates the same counter on another thread. */
  memory: SharedArrayBuffer;
};

export function createContentVersion(
  memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
): ContentVersion {
  const counter = new Int32Array(memory);
  return {
    add: () => void Atomics.add(counter, 0, 1),
    count: () => Atomics.load(counter, 0),
    memory,
  };
}
