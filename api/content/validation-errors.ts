import * as z from 'zod/mini';
import type { Schema } from '@/lib/contract/validation/parse';
import { leftOutIn } from './html/html-texts';

// Mini schemas carry no error messages, and an error must state what was expected.
z.config(z.locales.en());

/** An invalid part of a content file: its path and the reason. */
export type ValidationError = {
  file: string;
  path: string;
  reason: string;
  /**
   * A reference to what is not there, which may be the fault of another file; a file with a minor
   * one can be used nevertheless. A warning states what pages leave out of a text.
   */
  kind?: 'reference' | 'minor reference' | 'warning';
};

/** Whether a file with this problem is used. */
export const isMinor = ({ kind }: ValidationError): boolean =>
  kind === 'minor reference' || kind === 'warning';

/** The effect of an invalid file on the site. */
export type ProblemEffect = 'left out' | 'previous version in use' | 'in use';
export type ContentProblem = ValidationError & { effect: ProblemEffect };

/** 'news/rain.md: days_ago: expected number (left out)'. */
export const problemText = ({ effect, ...problem }: ContentProblem): string =>
  `${errorText(problem)} (${effect})`;

/** 'news/rain.md: days_ago: expected number'. */
export const errorText = ({ file, path, reason }: ValidationError): string =>
  [file, path, reason].filter(Boolean).join(': ');

/** Content that cannot be used at all. The message has a line for each error. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(
    folder: string,
    readonly problems: readonly ValidationError[],
  ) {
    const lines = problems.map(errorText);
    super(`Content that does not fit in ${folder}:\n${lines.join('\n')}`);
  }
}

/** Collects all errors of one file. */
export type Report = {
  file: string;
  add(path: string, reason: string): void;
  /** Adds an error about what the file refers to, or lacks although other files have it. */
  addReference(path: string, reason: string, options?: { isMinor: boolean }): void;
  /** Adds what pages leave out of a text. */
  warn(path: string, reason: string): void;
  /** Called before the file, or a part of it, is parsed. */
  parsing(): void;
  /** The value parsed by the schema; null, with an error added, when it is invalid. */
  check<S extends Schema>(schema: S, value: unknown, path?: string): z.output<S> | null;
};

export function createReport(
  file: string,
  problems: ValidationError[],
  onFile?: (file: string) => void,
): Report {
  const add = (path: string, reason: string) => {
    problems.push({ file, path, reason });
  };
  const warn = (path: string, reason: string) => {
    problems.push({ file, path, reason, kind: 'warning' });
  };
  return {
    file,
    add,
    addReference(path, reason, options = { isMinor: false }) {
      const kind = options.isMinor ? 'minor reference' : 'reference';
      problems.push({ file, path, reason, kind });
    },
    warn,
    parsing: () => onFile?.(file),
    check(schema, value, path = '') {
      for (const found of leftOutIn(schema, value)) warn(joinPath(path, found.path), found.reason);
      const result = z.safeParse(schema, value);
      if (result.success) return result.data;
      for (const issue of result.error.issues)
        add(joinPath(path, issue.path.join('.')), issue.message);
      return null;
    },
  };
}

export const joinPath = (...parts: string[]): string => parts.filter(Boolean).join('.');
