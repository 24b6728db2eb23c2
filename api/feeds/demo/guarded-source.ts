import type { Source } from './due-change';

/**
 * A source that stops after its first error, which is reported once: a record that cannot be
 * replayed must not keep the other matches from being shown.
 */
export function guardedSource(create: () => Source, onError: (error: unknown) => void): Source {
  let source: Source | null = null;
  let hasFailed = false;
  return {
    due: nowMs => {
      if (hasFailed) return null;
      try {
        source ??= create();
        return source.due(nowMs);
      } catch (error) {
        hasFailed = true;
        onError(error);
        return null;
      }
    },
  };
}
