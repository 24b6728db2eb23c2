import { watch, type FSWatcher } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import type { ContentOptions } from './content';
import { changedTags } from './difference';
import type { LiveContent } from './live-content';
import { loadContent } from './load';
import { ContentError } from './problems';

/** Editors write a file in several steps, and a checkout writes many files. */
const settleMs = 150;

type KeeperOptions = ContentOptions & {
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** What a change of files has changed in the answers, as tags. */
  onChange: (tags: string[]) => void;
};

export type ContentKeeper = LiveContent & {
  /** How many problems the files had when last read; 0 when the content in use is what they hold. */
  problems(): number;
  stop(): void;
};

/**
 * The content of a folder, read again when a file in it changes. Files that do not fit stop the
 * start with `ContentError`; later they are logged, and what was there before stays.
 */
export function keepContent({ log, onChange, ...options }: KeeperOptions): ContentKeeper {
  let content = loadContent(options);
  let generation = 0;
  let problems = 0;
  let settling: NodeJS.Timeout | undefined;

  function readAgain(): void {
    try {
      const next = loadContent(options);
      problems = 0;
      const tags = changedTags(content, next);
      content = next;
      if (tags.length === 0) return;
      generation += 1;
      log.info({ tags }, 'content changed');
      onChange(tags);
    } catch (error) {
      problems = error instanceof ContentError ? error.problems.length : 1;
      const reason = error instanceof Error ? error.message : String(error);
      log.error({ reason }, 'content not taken over: what was there before stays');
    }
  }

  function watchFolder(): FSWatcher | null {
    const notWatched = (error: unknown) =>
      log.warn({ reason: String(error) }, 'changes of content files are not noticed');
    try {
      const watching = watch(options.folder, { recursive: true }, () => {
        clearTimeout(settling);
        settling = setTimeout(readAgain, settleMs);
      });
      return watching.on('error', notWatched);
    } catch (error) {
      // A system allows only so many watchers; content is content without one.
      notWatched(error);
      return null;
    }
  }

  const watcher = watchFolder();

  return {
    current: () => content,
    generation: () => generation,
    problems: () => problems,
    stop() {
      clearTimeout(settling);
      watcher?.close();
    },
  };
}
