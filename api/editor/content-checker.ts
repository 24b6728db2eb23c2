import { rmSync } from 'node:fs';
import { getUnixTime } from 'date-fns/getUnixTime';
import type { Content, ContentOptions } from '@/api/content/content';
import { createOverlay, type Changes, type Overlay } from '@/api/content/files/overlay';
import { ContentError, type ValidationError } from '@/api/content/validation-errors';
import { createContentReader } from '@/api/content/watch/content-reader';

type CheckerOptions = Omit<ContentOptions, 'startedAt'> & {
  /** Unix seconds; by default now. */
  startedAt?: number;
  /** The folder that becomes the content with the changes; it has no other use. */
  overlay: string;
  /** The file for what was read from stories, which makes the first check faster. */
  storyCacheFile?: string;
};

/** The content with some changes, and what is invalid in it; null when it cannot be used at all. */
export type ChangedContent = { content: Content | null; problems: ValidationError[] };

export type ContentChecker = {
  /** Reads the content as it would be with some changes, as the API reads it. One read at a time. */
  read(changes: Changes): Promise<ChangedContent>;
  /**
   * The problems that some changes cause: those of the changed files, and new ones of other files.
   */
  problemsOf(changes: Changes): Promise<ValidationError[]>;
  close(): void;
};

/** Checks changes of content with the loader of the API, whose thread remembers the files that stay the same. */
export function createContentChecker({
  folder,
  overlay,
  startedAt = getUnixTime(Date.now()),
  ...options
}: CheckerOptions): ContentChecker {
  const reader = createContentReader({ ...options, folder: overlay, startedAt });
  let files: Overlay | null = null;

  async function read(changes: Changes): Promise<ChangedContent> {
    files ??= createOverlay(folder, overlay);
    files.write(changes);
    try {
      return await reader.read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return { content: null, problems: [...error.problems] };
    }
  }

  return {
    read,
    async problemsOf(changes) {
      const { problems } = await read(changes);
      if (problems.every(({ file }) => changes.has(file))) return problems;
      const before = new Set((await read(new Map())).problems.map(keyOf));
      return problems.filter(problem => changes.has(problem.file) || !before.has(keyOf(problem)));
    },
    close() {
      void reader.close();
      rmSync(overlay, { recursive: true, force: true });
    },
  };
}

const keyOf = ({ file, path, reason }: ValidationError): string => [file, path, reason].join('\0');
