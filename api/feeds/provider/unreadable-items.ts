import type { SourceUsage } from './source-usage';

/** An entry of a reply that cannot be read; `id` is null when that cannot be read either. */
export type UnreadableItem = { id: string | null; problem: string };

type Deps = {
  source: string;
  usage: Pick<SourceUsage, 'add'>;
  log: { warn(details: object, text: string): void };
};

/** What the last replies of a source had that could not be read. */
export type UnreadableItems = {
  /** Replaces what is known of a reply; each problem is counted and logged once. */
  set(reply: string, items: readonly UnreadableItem[]): void;
  /** Whether a match may be one of them: then it is not known to be gone. */
  mayBe(id: string): boolean;
  /** For the operator, each problem once. */
  notes(): string[];
};

const maxNotes = 3;

export function createUnreadableItems({ source, usage, log }: Deps): UnreadableItems {
  const byReply = new Map<string, readonly UnreadableItem[]>();
  const problems = () => new Set([...byReply.values()].flat().map(({ problem }) => problem));

  return {
    set(reply, items) {
      const before = problems();
      if (items.length === 0) byReply.delete(reply);
      else byReply.set(reply, items);
      for (const problem of problems()) {
        if (before.has(problem)) continue;
        usage.add('refused');
        log.warn({ source, problem }, 'a part of a reply is refused');
      }
    },
    mayBe: id => [...byReply.values()].flat().some(item => item.id === null || item.id === id),
    notes: () => [...problems()].slice(0, maxNotes),
  };
}
