import type { NewsItem } from '@/lib/contract/news';
import type { Story } from '@/api/content/content';
import { nameProblem } from '@/api/content/files/folder';
import { noStories, type StoryNames } from '@/api/content/links';
import type { ContentProblem, ValidationError } from '@/api/content/validation-errors';
import { storyFile, type StoryJudge, type StoryVersion } from './judge-story';
import type { ReadStory } from './read-story';

type Entry = {
  current: StoryVersion;
  /** The last version that was valid. */
  valid: StoryVersion | null;
  story: Story | null;
  problems: ContentProblem[];
};

export type Stories = {
  /** Takes over a file's text, as it was read. */
  set(slug: string, text: string, read: ReadStory): void;
  /** Takes over a file without a usable name, or that cannot be read. */
  refuse(file: string, reason: string): void;
  remove(file: string): void;
  /** What links may refer to; the same object until that changes. */
  names(): StoryNames;
  /** Judges the stories that have changed, and others; newest first, with all problems. */
  judge(judge: StoryJudge, scope: JudgedScope): JudgedStories;
};

/** The others: none, those that refer to stories, or all. */
export type JudgedScope = 'changed' | 'referring' | 'all';

export type JudgedStories = { news: readonly Story[]; problems: ContentProblem[] };

/** The stories of a folder. Each is judged by itself: an invalid one keeps its last valid version, or is left out. */
export function createStories(): Stories {
  const entries = new Map<string, Entry>();
  const refused = new Map<string, ContentProblem>();
  let changed = new Set<string>();
  let names = noStories;
  let areNamesKnown = false;
  let news: readonly Story[] = [];
  /** By slug: what `news` has, and the problems of the entries that have any. */
  const shown = new Map<string, Story>();
  const problems = new Map<string, ContentProblem[]>();
  let lastJudge: StoryJudge | null = null;

  function judgeEntry(slug: string, entry: Entry, judge: StoryJudge): void {
    const { current } = entry;
    const own = current.read.problems.filter(isOwn);
    const warnings = current.read.problems.filter(problem => !isOwn(problem));
    const missing = own.length > 0 ? [] : judge.missing(current);
    if (own.length + missing.length === 0) entry.valid = current;
    const version = entry.valid;
    entry.problems = [...own, ...warnings, ...missing].map(problem => ({
      ...problem,
      effect:
        version === null
          ? 'left out'
          : version.text === current.text
            ? 'in use'
            : 'previous version in use',
    }));
    entry.story = version && { ...judge.toCard(version), read: () => readNow(version) };
  }

  /** Reads a story with the current site, even if it was judged with an earlier one. */
  function readNow(version: StoryVersion): Promise<NewsItem> {
    if (!lastJudge) throw new Error('No story was judged.');
    return lastJudge.toItem(version);
  }

  return {
    set(slug, text, read) {
      const before = entries.get(slug);
      const isKnown = !refused.delete(storyFile(slug)) && before !== undefined;
      const current = { slug, text, read };
      entries.set(slug, {
        current,
        valid: before?.valid ?? null,
        story: before?.story ?? null,
        problems: [],
      });
      changed.add(slug);
      if (!isKnown || String(tagsOf(current)) !== String(tagsOf(before.current)))
        areNamesKnown = false;
    },
    refuse(file, reason) {
      const hasVersion = entries.get(slugOf(file))?.valid;
      const effect = hasVersion ? 'previous version in use' : 'left out';
      refused.set(file, { file, path: '', reason, effect });
      areNamesKnown = false;
    },
    remove(file) {
      refused.delete(file);
      if (entries.delete(slugOf(file))) changed.add(slugOf(file));
      areNamesKnown = false;
    },
    names() {
      if (!areNamesKnown) names = sameOr(names, namesOf(entries, refused));
      areNamesKnown = true;
      return names;
    },
    judge(judge, scope) {
      lastJudge = judge;
      const slugs = scope === 'changed' ? changed : new Set([...changed, ...slugsIn(scope)]);
      changed = new Set();
      const replaced = new Set<Story | null>();
      const judged: Story[] = [];
      for (const slug of slugs) {
        replaced.add(shown.get(slug) ?? null);
        const entry = entries.get(slug);
        if (entry) judgeEntry(slug, entry, judge);
        if (entry?.story) judged.push(entry.story);
        setOrDelete(shown, slug, entry?.story);
        setOrDelete(problems, slug, entry?.problems.length ? entry.problems : null);
      }
      // Nearly in order already, where few have changed.
      news = [...news.filter(story => !replaced.has(story)), ...judged].sort(byDate);
      return { news, problems: [...refused.values(), ...[...problems.values()].flat()] };
    },
  };

  function slugsIn(scope: JudgedScope): string[] {
    const inScope = [...entries].filter(([, { current }]) => isInScope(scope, current));
    return inScope.map(([slug]) => slug);
  }
}

function setOrDelete<T>(map: Map<string, T>, key: string, value: T | null | undefined): void {
  if (value === null || value === undefined) map.delete(key);
  else map.set(key, value);
}

const isInScope = (scope: JudgedScope, { read }: StoryVersion): boolean =>
  scope === 'all' || (scope === 'referring' && refersToStories(read));

/** A banner's links are in its HTML. */
const refersToStories = ({ links, data }: ReadStory): boolean =>
  links.some(({ link }) => link.includes('/news')) || !!data?.banner?.includes('/news');

/** Null for a version that cannot be used. */
const tagsOf = ({ read }: StoryVersion): readonly string[] | null =>
  read.data && !read.problems.some(isOwn) ? read.data.tags : null;

const isOwn = ({ kind }: ValidationError): boolean => kind === undefined;

function namesOf(
  entries: ReadonlyMap<string, Entry>,
  refused: ReadonlyMap<string, ContentProblem>,
): StoryNames {
  const tags = new Set<string>();
  let areReplaced = refused.size > 0;
  for (const { current } of entries.values()) {
    const known = tagsOf(current);
    if (known === null) areReplaced = true;
    else for (const tag of known) tags.add(tag);
  }
  const slugs = new Set([...entries.keys(), ...[...refused.keys()].map(slugOf)]);
  return { slugs, tags, areReplaced };
}

function sameOr(before: StoryNames, now: StoryNames): StoryNames {
  const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    one.size === other.size && [...one].every(name => other.has(name));
  return isSame(before.slugs, now.slugs) &&
    isSame(before.tags, now.tags) &&
    before.areReplaced === now.areReplaced
    ? before
    : now;
}

/** The problem of a story's name; null for a usable one. */
export const storyNameProblem = (file: string): string | null => nameProblem('news', file, '.md');

export const slugOf = (file: string): string => file.slice('news/'.length, -'.md'.length);

/** The order of the news: newest first. */
export const byDate = ({ card: a }: Story, { card: b }: Story): number =>
  b.publish_date - a.publish_date || (a.slug < b.slug ? -1 : 1);
