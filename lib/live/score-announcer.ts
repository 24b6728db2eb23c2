import { systemClock, type Clock } from '@/lib/clock';

/** The state of a match to be announced to screen readers. */
export type Announcement = {
  /** 'Ferns 61/1, 6.2 overs. Ferns need 57 runs' */
  score: string;
  /** The wickets that have fallen in the match so far. */
  wickets: number;
  /** The latest wicket, 'Noor Vale b Ivo Marsh'; '' when it is unknown. */
  out: string;
};

/** The pause between two announcements of a score; a wicket does not wait. */
export const scoreIntervalMs = 20_000;
/** The pause for the scorecard, which names the batter who is out and arrives after the score. */
export const scorecardDelayMs = 500;

/**
 * Announces the score to screen readers during a match. The first state is not announced.
 * Returns a listener for new states, and a function that stops it.
 */
export function createAnnouncer(announce: (text: string) => void, clock: Clock = systemClock) {
  let last: Announcement | null = null;
  let announcedAtMs = -Infinity;
  /** Of the score that waits; null when none does. */
  let timer: unknown = null;

  function stop(): void {
    if (timer !== null) clock.clear(timer);
    timer = null;
  }

  function announceNow(text: string): void {
    stop();
    announcedAtMs = clock.now();
    announce(text);
  }

  return {
    update(next: Announcement): void {
      const before = last;
      last = next;
      if (!before) return;
      if (next.wickets > before.wickets) {
        announceNow(['Wicket!', next.out && `${next.out}.`, next.score].filter(Boolean).join(' '));
        return;
      }
      if (before.score === next.score) return;
      const waitMs = Math.max(scorecardDelayMs, announcedAtMs + scoreIntervalMs - clock.now());
      timer ??= clock.set(() => last && announceNow(last.score), waitMs);
    },
    stop,
  };
}
