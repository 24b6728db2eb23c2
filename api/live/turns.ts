type Waiting<J> = { job: J; resolve: () => void; reject: (reason: unknown) => void };

type Options<J> = {
  /** Jobs of one key run one after the other, never in the same batch. */
  keyOf: (job: J) => string;
  /** Does a whole batch or, by throwing, none of it. */
  run: (jobs: J[]) => Promise<void>;
};

const batchLimit = 50;

/**
 * A queue that does everything waiting in one batch, one batch at a time. When a batch fails, its
 * jobs are tried alone, so that only the bad one is refused.
 */
export function createTurns<J>({ keyOf, run }: Options<J>) {
  let queue: Waiting<J>[] = [];
  let working: Promise<void> | null = null;

  const nextBatch = (): Waiting<J>[] => {
    const keys = new Set<string>();
    const batch: Waiting<J>[] = [];
    const rest: Waiting<J>[] = [];
    for (const waiting of queue) {
      const key = keyOf(waiting.job);
      const fits = batch.length < batchLimit && !keys.has(key);
      (fits ? batch : rest).push(waiting);
      keys.add(key);
    }
    queue = rest;
    return batch;
  };

  const alone = async ({ job, resolve, reject }: Waiting<J>) => {
    try {
      await run([job]);
      resolve();
    } catch (error) {
      reject(error);
    }
  };

  const together = async (batch: Waiting<J>[]) => {
    try {
      await run(batch.map(({ job }) => job));
    } catch {
      for (const waiting of batch) await alone(waiting);
      return;
    }
    batch.forEach(({ resolve }) => resolve());
  };

  const work = async () => {
    // What the same tick of the clock still brings joins the first batch.
    await new Promise(setImmediate);
    while (queue.length > 0) {
      const batch = nextBatch();
      const [only] = batch;
      if (batch.length === 1 && only) await alone(only);
      else await together(batch);
    }
    working = null;
  };

  return {
    /** Resolves when the job's batch is done; rejects with what the job itself failed on. */
    take: (job: J): Promise<void> =>
      new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject });
        working ??= work();
      }),
    /** Resolves when nothing waits and nothing runs. */
    idle: async (): Promise<void> => {
      while (working) await working;
    },
  };
}
