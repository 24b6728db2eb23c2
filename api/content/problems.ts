import * as z from 'zod/mini';
import type { Schema } from '@/lib/contract/parse';

// Mini schemas have no words of their own, and an error names what was expected.
z.config(z.locales.en());

/** Something in a content file that does not fit: where in it, and why. */
export type Problem = { file: string; path: string; reason: string };

/** Content that cannot be served. Its message has a line for every problem. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(
    folder: string,
    readonly problems: readonly Problem[],
  ) {
    const lines = problems.map(({ file, path, reason }) =>
      [file, path, reason].filter(Boolean).join(': '),
    );
    super(`Content that does not fit in ${folder}:\n${lines.join('\n')}`);
  }
}

/** Called with a file's name before it is parsed. */
export type OnFile = (file: string) => void;

/** Collects what is wrong with one file, so that all of it is told at once. */
export type Report = {
  file: string;
  add(path: string, reason: string): void;
  /** To be called before the file, or a part of it, is parsed. */
  parsing(): void;
  /** The value as the schema reads it; null, and added, when it does not fit. */
  check<S extends Schema>(schema: S, value: unknown, path?: string): z.output<S> | null;
};

export function createReport(file: string, problems: Problem[], onFile?: OnFile): Report {
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
