import * as z from 'zod/mini';
import type { Schema } from '@/lib/contract/parse';

// Mini schemas carry no error messages, and an error must state what was expected.
z.config(z.locales.en());

/** An invalid part of a content file: its path and the reason. */
export type ValidationError = { file: string; path: string; reason: string };

/** Invalid content. The message has a line for each error. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(
    folder: string,
    readonly problems: readonly ValidationError[],
  ) {
    const lines = problems.map(({ file, path, reason }) =>
      [file, path, reason].filter(Boolean).join(': '),
    );
    super(`Content that does not fit in ${folder}:\n${lines.join('\n')}`);
  }
}

/** Called with a file's name before it is parsed. */
export type OnFile = (file: string) => void;

/** Collects all errors of one file. */
export type Report = {
  file: string;
  add(path: string, reason: string): void;
  /** Called before the file, or a part of it, is parsed. */
  parsing(): void;
  /** The value parsed by the schema; null, with an error added, when it is invalid. */
  check<S extends Schema>(schema: S, value: unknown, path?: string): z.output<S> | null;
};

export function createReport(file: string, problems: ValidationError[], onFile?: OnFile): Report {
  const add = (path: string, reason: string) => {
    problems.push({ file, path, reason });
  };
  return {
    file,
    add,
    parsing: () => onFile?.(file),
    check(schema, value, path = '') {
      const result = z.safeParse(schema, value);
      if (result.success) return result.data;
      for (const issue of result.error.issues)
        add(joinPath(path, issue.path.join('.')), issue.message);
      return null;
    },
  };
}

export const joinPath = (...parts: string[]): string => parts.filter(Boolean).join('.');
