import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@/api/error-code';
import type { Content, ContentOptions } from '@/api/content/content';
import { createLinkChecker, type StoryNames } from '@/api/content/links';
import type { LoadedSite } from '@/api/content/load-site';
import { createPhotoChecker } from '@/api/content/photos/photo-checker';
import { createPlaceholders } from '@/api/content/site-name';
import {
  isStory,
  nothingRead,
  textHash,
  uncheckedPhoto,
  type SlowText,
} from '@/api/content/sources';
import { createStoryJudge } from '@/api/content/stories/judge-story';
import type { ReadStory } from '@/api/content/stories/read-story';
import { createStories, slugOf, storyNameProblem } from '@/api/content/stories/stories';
import { ContentError, type ContentProblem } from '@/api/content/validation-errors';
import { createContentTasks, SlowFileError, type ContentTasks } from './content-tasks';
import { scanFolder, unsettled, type FolderScan } from './scan-folder';
import { openStoryCache, type StoryCache } from './story-cache';

/** Photos may come faster than they are checked. */
const maxRechecks = 5;
/** A file that took too long on a busy machine is read again, this many times. */
const maxRereads = 3;

export type ReadContent = { content: Content; problems: ContentProblem[] };

export type ContentReader = {
  /**
   * Reads the files that have changed since the last read: of these names, or of the complete folder. Rejects with
   * `ContentError` without a menu or a home page. One read at a time.
   */
  read(names?: Iterable<string>): Promise<ReadContent>;
  close(): Promise<void>;
};

type ReaderOptions = ContentOptions & {
  fileLimitMs?: number;
  tasks?: ContentTasks;
  /** The file for what was read from stories, which makes the next start faster. */
  storyCacheFile?: string;
  /** Called when it cannot be stored. */
  onCacheError?: (error: unknown) => void;
  /** Called with the number of stories that a read has read so far, of those that have changed. */
  onProgress?: (done: number, all: number) => void;
};

/**
 * Reads a folder of content. A story is read, and judged, by itself; the rest of the site, which is small and refers to
 * itself, together. Stories are judged again when what they may refer to has changed.
 */
export function createContentReader(options: ReaderOptions): ContentReader {
  const {
    fileLimitMs,
    photoStore = null,
    onProgress,
    storyCacheFile,
    onCacheError = () => undefined,
    ...rest
  } = options;
  const { tasks = createContentTasks(fileLimitMs), ...contentOptions } = rest;
  const { folder, startedAt, siteName, isDemo = true } = contentOptions;
  const photoChecker = createPhotoChecker({ folder, store: photoStore });
  const withPlaceholders = createPlaceholders(siteName, isDemo);
  const stories = createStories();
  /** During the first read. */
  let cache: StoryCache | null = null;
  const slow = new Map<string, SlowText>();
  /** How often each file that took too long has been read. */
  const slowReads = new Map<string, number>();
  let scan: FolderScan = new Map();
  let valid: ReadonlyMap<string, string> = new Map();
  let site: LoadedSite | null = null;
  let names = stories.names();

  const htmlOf = (file: string, text: string) => tasks.storyHtml({ file, text });

  async function read(changedNames?: Iterable<string>): Promise<ReadContent> {
    const next = await scanFolder(folder, scan, changedNames);
    const changed = [...next.changed];
    const changedStories = changed.filter(isStory);
    const isSiteChanged = site === null || changed.some(file => !isStory(file));
    let done = 0;
    const isFirst = site === null;
    if (isFirst && storyCacheFile !== undefined && tasks.version !== null)
      cache = await openStoryCache(storyCacheFile, tasks.version);
    await eachOf(changedStories, tasks.atOnce, async file => {
      await readStoryFile(file, next.files.has(file));
      onProgress?.((done += 1), changedStories.length);
    });
    await cache?.save().catch(onCacheError);
    cache = null;
    const namesBefore = names;
    names = stories.names();
    const siteBefore = site;
    if (isSiteChanged)
      await parseEach(changed.filter(file => !isStory(file) && next.files.has(file)));
    if (!site || isSiteChanged || refersDifferently(site, namesBefore, names))
      site = await readSite();
    const judge = createStoryJudge({
      site,
      names,
      startedAt,
      withPlaceholders,
      version: tasks.version ?? String(startedAt),
      htmlOf,
    });
    const isSameSite =
      site === siteBefore || (siteBefore && targetsOf(site) === targetsOf(siteBefore));
    const scope = !isSameSite ? 'all' : names !== namesBefore ? 'referring' : 'changed';
    const judged = stories.judge(judge, scope);
    scan = withRereads(next.files, changed);
    return {
      content: { ...site.content, news: judged.news },
      problems: [...site.problems, ...judged.problems],
    };
  }

  async function readStoryFile(file: string, isThere: boolean): Promise<void> {
    const problem = isThere ? storyNameProblem(file) : null;
    if (!isThere) return stories.remove(file);
    if (problem !== null) return stories.refuse(file, problem);
    try {
      const text = await readFile(join(folder, file), 'utf8');
      const slug = slugOf(file);
      try {
        stories.set(slug, text, cache?.find(file, text) ?? (await parseStory(file, text)));
        slowReads.delete(file);
      } catch (error) {
        countIfSlow(file, error);
        const problems = [{ file, path: '', reason: reasonOf(error) }];
        stories.set(slug, text, { data: null, minutes: 1, problems, pictures: [], links: [] });
      }
    } catch (error) {
      if (errorCode(error) === 'ENOENT') stories.remove(file);
      else stories.refuse(file, `cannot be read: ${errorCode(error) ?? String(error)}`);
    }
  }

  async function parseStory(file: string, text: string): Promise<ReadStory> {
    const story = await tasks.readStory({ file, text });
    cache?.add(file, text, story);
    return story;
  }

  function countIfSlow(file: string, error: unknown): void {
    if (error instanceof SlowFileError) slowReads.set(file, (slowReads.get(file) ?? 0) + 1);
    else slowReads.delete(file);
  }

  /** The scan, in which files that took too long count as changed the next time. */
  function withRereads(files: FolderScan, changed: readonly string[]): FolderScan {
    const again = changed.filter(file => (slowReads.get(file) ?? maxRereads + 1) <= maxRereads);
    if (again.length === 0) return files;
    return new Map([...files, ...again.map(file => [file, unsettled] as const)]);
  }

  /** Finds files that a parser cannot finish, which would block all others. */
  async function parseEach(files: readonly string[]): Promise<void> {
    await eachOf(
      files.filter(file => /\.(?:md|yaml)$/.test(file)),
      tasks.atOnce,
      async file => {
        const text = await readFile(join(folder, file), 'utf8').catch(() => null);
        if (text === null) return;
        try {
          await tasks.parse({ file, text });
          slow.delete(file);
          slowReads.delete(file);
        } catch (error) {
          countIfSlow(file, error);
          slow.set(file, { hash: textHash(text), reason: reasonOf(error) });
        }
      },
    );
  }

  async function readSite(rechecks = 0): Promise<LoadedSite> {
    const photos = await photoChecker.check().catch(() => nothingRead.photos);
    const earlier = { valid, slow, photos };
    const answer = await tasks.readSite({ options: contentOptions, names, earlier });
    if ('errors' in answer) throw new ContentError(folder, answer.errors);
    // Content that shows an unchecked photo would lack it until the next read.
    const isUnchecked = answer.problems.some(({ reason }) => reason === uncheckedPhoto);
    if (isUnchecked && rechecks < maxRechecks) return readSite(rechecks + 1);
    valid = answer.valid;
    return answer;
  }

  return { read, close: tasks.close };
}

/** Whether a link of a site to stories leads elsewhere than before. */
function refersDifferently(site: LoadedSite, before: StoryNames, now: StoryNames): boolean {
  if (before === now) return false;
  // Only without redirects does it matter that an old address has a story again.
  const content = { ...site.content, redirects: [] };
  const [was, is] = [before, now].map(names => createLinkChecker(content, noFiles, names));
  return site.storyLinks.some(link => was?.(link) !== is?.(link));
}

/** What stories may refer to in the rest of a site, as a text. */
const targetsOf = ({ content, leftOut, older }: LoadedSite): string =>
  JSON.stringify([
    [...content.pages.keys()],
    content.guides.map(({ tags }) => tags),
    content.redirects.map(({ from }) => from),
    content.bookmakers.map(({ card }) => card.slug),
    content.bonuses.map(({ card, tags }) => [card.slug, tags]),
    Object.values(content.drawings).flatMap(assets =>
      [...assets.values()].map(asset => ({ ...asset, svg: null })),
    ),
    [...leftOut, ...older],
  ]);

const noFiles = { leftOut: new Set<string>(), isReplaced: () => false };

const reasonOf = (error: unknown): string => {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return reason;
};

/** Runs a task for each item, `atOnce` at a time. */
async function eachOf<T>(
  items: readonly T[],
  atOnce: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const work = async () => {
    for (const item of left) await run(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
