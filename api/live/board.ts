import { isPast, type KeptEvent } from '../store/kept-event';

/** The events that are read hot: every live and upcoming one, and the newest finished. */
export type Board = {
  get(id: string): KeptEvent | null;
  /** In no particular order. */
  all(): KeptEvent[];
  put(event: KeptEvent): void;
  remove(id: string): void;
  /** Grows with every change; an answer made at this number is still right while it stands. */
  generation(): number;
  /** The same for finished events alone. */
  pastGeneration(): number;
};

export const pastOnBoard = 30;

export function createBoard(events: readonly KeptEvent[] = []): Board {
  const byId = new Map(events.map(event => [event.id, event]));
  let generation = 0;
  let pastGeneration = 0;

  const dropOldestPast = () => {
    const past = [...byId.values()].filter(isPast);
    if (past.length <= pastOnBoard) return;
    past.sort((a, b) => b.fields.start_time - a.fields.start_time);
    for (const event of past.slice(pastOnBoard)) byId.delete(event.id);
  };

  const count = (...touched: (KeptEvent | undefined)[]) => {
    generation += 1;
    if (touched.some(event => event && isPast(event))) pastGeneration += 1;
  };

  return {
    get: id => byId.get(id) ?? null,
    all: () => [...byId.values()],
    put: event => {
      count(byId.get(event.id), event);
      byId.set(event.id, event);
      if (isPast(event)) dropOldestPast();
    },
    remove: id => {
      count(byId.get(id));
      byId.delete(id);
    },
    generation: () => generation,
    pastGeneration: () => pastGeneration,
  };
}
