/** What is told of a match at a moment. */
export type Told = {
  /** 'Ferns 61/1, 6.2 overs. Ferns need 57 runs' */
  score: string;
  /** The wickets that have fallen in the match so far. */
  wickets: number;
  /** Of the latest wicket, 'Noor Vale b Ivo Marsh'; '' when it is not known. */
  out: string;
};

type Timers = { now(): number; later(run: () => void, ms: number): () => void };

/** A score is said at most this often; a wicket does not wait. */
export const scoreEveryMs = 20_000;
/** A score and the scorecard that tells whose wicket it was come one after the other. */
export const settleMs = 500;

/**
 * What is worth saying as a match goes on. The first thing heard is where the match stands and is
 * not said. Answers a listener to put news in, and a way to stop.
 */
export function createAnnouncer(say: (text: string) => void, { now, later }: Timers) {
  let last: Told | null = null;
  let saidAtMs = -Infinity;
  let cancel: (() => void) | null = null;

  function tell(text: string): void {
    cancel?.();
    cancel = null;
    saidAtMs = now();
    say(text);
  }

  return {
    hear(next: Told): void {
      const before = last;
      last = next;
      if (!before) return;
      if (next.wickets > before.wickets) {
        tell(['Wicket!', next.out && `${next.out}.`, next.score].filter(Boolean).join(' '));
        return;
      }
      if (before.score === next.score) return;
      const waitMs = Math.max(settleMs, saidAtMs + scoreEveryMs - now());
      cancel ??= later(() => last && tell(last.score), waitMs);
    },
    stop(): void {
      cancel?.();
      cancel = null;
    },
  };
}
