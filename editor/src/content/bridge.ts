import { fork, type ChildProcess } from 'node:child_process';
import type { Problem } from '@/format/field-errors';
import type {
  AdminAnswer,
  AdminQueryAbout,
  AdminSubject,
} from '@/lib/contract/admin/admin-answers';
import { bridgeProgram, projectRoot } from '@/src/env';

export type Changes = [file: string, content: string | Uint8Array | null][];

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };
type Message = { id: number; result?: unknown; error?: string } | { changed: string[] | null };
type Bridge = { child: ChildProcess; waiting: Map<number, Waiting>; lastId: number };

const requestMs = 60_000;

/** The content files that may have changed; null for any of them. */
type OnChange = (files: string[] | null) => void;

const restartMs = 1000;

// Next may load a module several times; the process has one child.
const shared = globalThis as { editorBridge?: Bridge; editorOnChange?: OnChange };

function start(): Bridge {
  const child = fork(bridgeProgram, {
    cwd: projectRoot,
    // Not the editor's own: a module that it preloads lets a process end while it waits for requests.
    execArgv: ['--enable-source-maps'],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const bridge: Bridge = { child, waiting: new Map(), lastId: 0 };
  child.on('message', (message: Message) => {
    if ('changed' in message) {
      shared.editorOnChange?.(message.changed);
      return;
    }
    const request = bridge.waiting.get(message.id);
    bridge.waiting.delete(message.id);
    if (message.error === undefined) request?.resolve(message.result);
    else request?.reject(new Error(message.error));
  });
  child.on('exit', () => {
    if (shared.editorBridge === bridge) delete shared.editorBridge;
    for (const { reject } of bridge.waiting.values())
      reject(new Error('The program that checks content has ended.'));
    if (shared.editorOnChange) setTimeout(running, restartMs).unref();
  });
  return bridge;
}

function running(): Bridge {
  if (!shared.editorBridge?.child.connected) shared.editorBridge = start();
  return shared.editorBridge;
}

/** Reports the content files that may have changed, at first any. There is one listener. */
export function watchContent(onChange: OnChange): void {
  shared.editorOnChange = onChange;
  running();
}

/**
 * Asks the API's program beside the editor. Rejects when it cannot answer. `T` is what that program returns: it is
 * of the same build, and validates what it reads.
 */
function ask<T>(request: Record<string, unknown>): Promise<T> {
  const bridge = running();
  const id = (bridge.lastId += 1);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      bridge.child.kill('SIGKILL');
      reject(new Error(`No answer within ${requestMs / 1000} seconds.`));
    }, requestMs);
    const end =
      <T>(settle: (value: T) => void) =>
      (value: T) => {
        clearTimeout(timer);
        settle(value);
      };
    bridge.waiting.set(id, { resolve: end(result => resolve(result as T)), reject: end(reject) });
    bridge.child.send({ ...request, id }, error => {
      if (error) bridge.waiting.get(id)?.reject(error);
    });
  });
}

/**
 * The problems that some changes of the content cause, by the API's own loader, and warnings about
 * the parts of texts that pages leave out.
 */
export async function checkContent(
  changes: Changes,
): Promise<{ problems: Problem[]; warnings: Problem[] }> {
  const found = await ask<Problem[]>({ kind: 'check', changes });
  const warnings = found.filter(({ kind }) => kind === 'warning');
  const changed = new Set(changes.map(([file]) => file));
  // A new fact of one bookmaker is missing in the others until they have it, too; it has all of theirs.
  const problems = found.filter(
    ({ kind, file }) =>
      kind !== 'warning' &&
      (kind !== 'minor reference' || file.endsWith('.yaml') || changed.has(file)),
  );
  return { problems, warnings };
}

/** Asks one of the operator's questions. Rejects when the answer is not as the contract describes it. */
export const askAdmin = <S extends AdminSubject>(
  question: AdminQueryAbout<S>,
): Promise<AdminAnswer<S>> => ask({ kind: 'admin', question });

/** A problem of a file as it is, and what the site makes of that file. */
export type SiteProblem = Problem & { effect?: 'left out' | 'previous version in use' | 'in use' };

/** Every problem of the content files as they are. */
export const contentProblems = (): Promise<SiteProblem[]> => ask({ kind: 'problems' });

/** A table as CSV; what a spreadsheet would read as a formula is marked as text. */
export const toCsv = (head: string[], rows: string[][]): Promise<string> =>
  ask({ kind: 'csv', head, rows });
