export type Refresh = {
  /** Resolves when no refresh runs, also when the last one failed. */
  idle(): Promise<void>;
  /** Runs it; what is called while it runs waits for the same. */
  refresh(): Promise<void>;
};

/** A refresh that runs once at a time. */
export function singleRefresh(run: () => Promise<void>): Refresh {
  let running: Promise<void> | null = null;
  return {
    idle: async () => {
      await running?.catch(() => undefined);
    },
    refresh: () =>
      (running ??= run().finally(() => {
        running = null;
      })),
  };
}
