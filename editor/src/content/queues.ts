// Next may load a module several times; the process has one set of queues.
const shared = globalThis as { editorQueues?: Map<string, Promise<unknown>> };
const last = (shared.editorQueues ??= new Map());

const createQueue =
  (name: string) =>
  <T>(task: () => Promise<T>): Promise<T> => {
    const result = (last.get(name) ?? Promise.resolve()).then(task);
    last.set(
      name,
      result.catch(() => undefined),
    );
    return result;
  };

/** Runs one task after the other: a check reads all files, and a write changes them. */
export const inTurn = createQueue('files');

/**
 * Runs one save after the other, from before it opens its transaction. Otherwise saves that wait for the files
 * hold all connections to Postgres, while the task that has the files waits for a connection.
 */
export const saveInTurn = createQueue('saves');
