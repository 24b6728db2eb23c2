type Waiting<J> = { job: J; resolve: () => void; reject: (reason: unknown) => void };

type Options<J> = {
  /** Jobs of one key keep their order. */
  keyOf: (job: J) => string;
  /** Runs a complete batch or, when it throws, none of it. */
  run: (jobs: J[]) => Promise<void>;
};

/** The keys and the jobs of a batch. */
const maxKeys = 50;
const maxJobs = 250;

/**
 * A queue that runs all waiting jobs in one batch, one batch at a time. When a batch fails, its
 * jobs are run one by one, so that only the failing one is rejected.
 */
export function createBatchQueue<J>({ keyOf, run }: Options<J>) {
  let queue: Waiting<J>[] = [];
  let running: Promise<void> | null = null;

  const nextBatch = (): Waiting<J>[] => {
    const keys = new Set<string>();
    const batch: Waiting<J>[] = [];
    const rest: Waiting<J>[] = [];
    for (const waiting of queue) {
      const key = keyOf(waiting.job);
      const fits = batch.length < maxJobs && (keys.has(key) || keys.size < maxKeys);
      if (fits) keys.add(key);
      (fits ? batch : rest).push(waiting);
    }
    queue = rest;
    return batch;
  };

  const runAlone = async ({ job, resolve, reject }: Waiting<J>) => {
    try {
      await run([job]);
      resolve();
    } catch (error) {
      reject(error);
    }
  };

  const runTogether = async (batch: Waiting<J>[]) => {
    try {
      await run(batch.map(({ job }) => job));
    } catch {
      for (const waiting of batch) await runAlone(waiting);
      return;
    }
    batch.forEach(({ resolve }) => resolve());
  };

  const work = async () => {
    // Jobs that are added in the same turn of the event loop join the first batch.
    await new Promise(setImmediate);
    while (queue.length > 0) {
      const batch = nextBatch();
      const [only] = batch;
      if (batch.length === 1 && only) await runAlone(only);
      else await runTogether(batch);
    }
    running = null;
  };

  return {
    /** Resolves when the job's batch has run; rejects with the job's own error. */
    enqueue: (job: J): Promise<void> =>
      new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject });
        running ??= work();
      }),
    /** Resolves when no job is waiting or running. */
    idle: async (): Promise<void> => {
      while (running) await running;
    },
  };
}
