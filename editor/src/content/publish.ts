import { ValidationError, type PayloadRequest } from 'payload';
import type { FieldError, Problem } from '@/format/field-errors';
import { checkContent, type Changes } from './bridge';
import { refusal } from './refusal';
import { hashOf, readContent, removeContent, writeContent } from './files';
import { inTurn } from './queues';

/** The state of a document's file besides its fields. */
export type FileState = {
  /** The text of the file from which the fields come; unchanged parts keep its bytes. */
  source?: string | null;
  /** The hash that the file is expected to have; empty for none. */
  base?: string | null;
  /** The last author of the document: a user's address, or a note that it was changed by hand. */
  changed_by?: string | null;
  /** The parts of its texts that pages leave out, one per line. */
  left_out?: string | null;
  /** Publish over a file that was changed by hand. */
  replace_file?: boolean | null;
};

type Publication = {
  file: string;
  text: string;
  /** The hash that the file must have now; null for none, undefined for any. */
  expected: string | null | undefined;
  /** Other files that change with it; they are only checked here. */
  alongside: Changes;
  errorsOf: (problems: readonly Problem[]) => FieldError[];
  collection: string;
  req: PayloadRequest;
};

// Next may load a module several times; there is one list of own writes in a process.
const shared = globalThis as {
  editorWrites?: Map<string, string | null>;
  editorReconcile?: (file: string) => void;
};

/** The hash of each file as the editor itself wrote it last; null for a file that it removed. */
export const ownWrites = (shared.editorWrites ??= new Map());

/** Called with a file that was found changed by hand. */
export const onConflict = (reconcile: (file: string) => void): void => {
  shared.editorReconcile = reconcile;
};

/**
 * Checks a text with the loader of the API, and makes it the file. Resolves with warnings about what pages
 * leave out of it. Rejects with errors of fields, or because the file was changed by hand; the file is then as
 * it was, and the log has the reason.
 */
export const publishFile = (publication: Publication): Promise<Problem[]> =>
  inTurn(async () => {
    try {
      return await checkAndWrite(publication);
    } catch (error) {
      const { file, req } = publication;
      const user = String(req.user?.email ?? 'the schedule');
      req.payload.logger.warn({ file, user, reason: reasonOf(error) }, 'not published');
      throw error;
    }
  });

/** The texts of the fields' errors, which the error's own message lacks. */
const reasonOf = (error: unknown): string =>
  error instanceof ValidationError
    ? error.data.errors.map(({ path, message }) => `${path}: ${message}`).join('; ')
    : String(error);

async function checkAndWrite({
  file,
  text,
  expected,
  alongside,
  errorsOf,
  collection,
  req,
}: Publication): Promise<Problem[]> {
  await expectHash(file, expected);
  const { problems, warnings } = await checkContent([[file, text], ...alongside]);
  if (problems.length > 0)
    throw new ValidationError({ collection, errors: errorsOf(problems) }, req.t);
  // Checked again: the validation takes a while.
  const current = await expectHash(file, expected);
  const hash = hashOf(text);
  if (current === hash) return warnings;
  ownWrites.set(file, hash);
  await writeContent(file, text);
  return warnings;
}

/**
 * Removes a file unless others refer to it, or it was changed by hand. Other files that change with it are only
 * checked here.
 */
export function unpublishFile(
  file: string,
  expected: string | null | undefined,
  alongside: Changes = [],
): Promise<void> {
  return inTurn(async () => {
    await expectHash(file, expected);
    const { problems } = await checkContent([[file, null], ...alongside]);
    const own = problems.find(problem => alongside.some(([name]) => name === problem.file));
    if (own) throw refusal(`Visitors cannot be sent there, so that it stays: ${own.reason}.`, 400);
    if (problems.length > 0) {
      const lines = problems.map(({ file: name, path, reason }) => `${name}: ${path}: ${reason}`);
      throw refusal(
        `It stays on the site: other files refer to it. Change these first, then delete it. ${lines.join('; ')}`,
        400,
      );
    }
    ownWrites.set(file, null);
    await removeContent(file);
  });
}

/** The hash of a file; rejects when it is not the expected one. */
async function expectHash(
  file: string,
  expected: string | null | undefined,
): Promise<string | null> {
  const text = await readContent(file);
  const current = text === null ? null : hashOf(text);
  if (expected === undefined || current === expected) return current;
  // The changed file becomes a separate version once this request has ended.
  setTimeout(() => shared.editorReconcile?.(file), 0);
  const what =
    current === null ? 'was deleted' : expected === null ? 'exists already' : 'was changed';
  throw refusal(
    `The file ${file} ${what} by hand or by somebody else after you opened it. It was not overwritten. ` +
      'Compare it under "Versions" or tick "Publish over a changed file".',
    409,
  );
}
