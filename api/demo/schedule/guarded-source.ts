import type { Source } from './pending-change';

/**
 * A source that stops after its first error, which is reported once: a record that cannot be
 * replayed must not affect the other matches.
 */
export function guardedSource(create: () => Source, onError: (error: unknown) => void): Source {
  let source: Source | null = null;
  let hasFailed = false;
  return {
    poll: nowMs => {
      if (hasFailed) return null;
      try {
        source ??= create();
        return source.poll(nowMs);
      } catch (error) {
        hasFailed = true;
        onError(error);
        return null;
      }
    },
  };
}
