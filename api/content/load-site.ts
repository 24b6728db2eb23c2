import type { ContentOptions, SiteContent } from './content';
import { createPlugins } from './plugins';
import { createSources, nothingRead, type EarlierReads, type Sources } from './sources';
import {
  ContentError,
  isMinor,
  type ContentProblem,
  type ProblemEffect,
  type ValidationError,
} from './validation-errors';
import { readFiles } from './files/read-files';
import type { StoryNames } from './links';
import { checkReferences } from './references';
import { createPlaceholders } from './site-name';
import { toOffers } from './to-offers';
import { toPages } from './to-pages';
import { checkHosts } from './files/way-out';

export type LoadedSite = {
  content: SiteContent;
  /** The invalid files, and what each means for the site. */
  problems: ContentProblem[];
  /** The texts in use by file name: the earlier reads of the next call. */
  valid: Map<string, string>;
  leftOut: ReadonlySet<string>;
  /** The files of which the previous version is in use. */
  older: ReadonlySet<string>;
  /** The links to stories, also those of invalid files. */
  storyLinks: readonly string[];
};

type Attempt = { content: SiteContent | null; problems: ValidationError[]; sources: Sources };

/**
 * Reads the content but its stories. An invalid file is replaced by its last valid text, or left
 * out. Throws `ContentError` when that leaves no menu or no home page.
 */
export function loadSite(
  options: ContentOptions,
  stories: StoryNames,
  earlier: EarlierReads = nothingRead,
): LoadedSite {
  const older = new Set<string>();
  const leftOut = new Set<string>();
  /** Invalid, but used. */
  const used = new Set<string>();
  const problems: ContentProblem[] = [];
  const storyLinks = new Set<string>();

  /** Decides about an invalid file, so that the next attempt can do without it. */
  function decide(file: string, { sources, content }: Attempt): ProblemEffect {
    const text = earlier.valid.get(file);
    if (text !== undefined && !older.has(file)) {
      const isUnchanged = sources.texts.get(file) === text;
      older.add(file);
      return isUnchanged ? 'in use' : 'previous version in use';
    }
    const isUsable = content !== null && required.has(file);
    if (isUsable) used.add(file);
    else leftOut.add(file);
    return isUsable ? 'in use' : 'left out';
  }

  for (;;) {
    const attempt = attemptToRead(options, stories, { earlier, older, leftOut, storyLinks });
    const { content, sources } = attempt;
    const found = attempt.problems.filter(
      ({ file }) => !older.has(file) && !leftOut.has(file) && !used.has(file),
    );
    if (content && found.length === 0) {
      const valid = new Map(sources.texts);
      return { content, problems, valid, leftOut, older, storyLinks: [...storyLinks] };
    }
    const isFatal = ({ file }: ValidationError) =>
      required.has(file) && !earlier.valid.has(file) && !content;
    if (found.length === 0 || found.some(isFatal))
      throw new ContentError(
        options.folder,
        [...problems, ...attempt.problems].filter(problem => !isMinor(problem)),
      );
    // References to a file are checked when that file is: here, or in its previous version.
    const own = found.filter(({ kind }) => kind === undefined);
    const judged = own.length > 0 ? own : found;
    const warnings = own.length > 0 ? byFile(found.filter(({ kind }) => kind === 'warning')) : null;
    for (const [file, ofFile] of byFile(judged)) {
      const isUsed = ofFile.every(isMinor);
      if (isUsed) used.add(file);
      const effect = isUsed ? 'in use' : decide(file, attempt);
      for (const problem of [...ofFile, ...(warnings?.get(file) ?? [])])
        problems.push({ ...problem, effect });
    }
  }
}

function byFile(problems: readonly ValidationError[]): Map<string, ValidationError[]> {
  const files = new Map<string, ValidationError[]>();
  for (const problem of problems) {
    const ofFile = files.get(problem.file);
    if (ofFile) ofFile.push(problem);
    else files.set(problem.file, [problem]);
  }
  return files;
}

/** The site cannot start without these. */
const required = new Set(['menu.yaml', 'home.yaml']);

type Choice = {
  earlier: EarlierReads;
  older: Set<string>;
  leftOut: Set<string>;
  storyLinks: Set<string>;
};

function attemptToRead(
  { folder, startedAt, siteUrl, siteName, isDemo = true, bookmakerHosts = [] }: ContentOptions,
  stories: StoryNames,
  { earlier, older, leftOut, storyLinks }: Choice,
): Attempt {
  const problems: ValidationError[] = [];
  const sources = createSources(folder, earlier, { older, leftOut });
  let current = '';
  const onCurrent = (file: string) => {
    current = file;
  };

  function read(): SiteContent | null {
    const files = readFiles(sources, problems, onCurrent);
    if (!files) return null;
    const { menu, home, banners, competitions, redirects, hiddenReports, drawings } = files;
    const plugins = createPlugins(files, siteUrl);
    const content: SiteContent = {
      menu,
      home,
      banners,
      competitions,
      redirects,
      hiddenReports,
      drawings,
      ...toPages(files, plugins),
      ...toOffers(files, plugins, startedAt),
    };
    checkReferences(content, files, { stories, storyLinks }, problems);
    for (const { data, report } of files.bookmakers)
      checkHosts({ url: data.url, terms_url: data.terms_url }, report, bookmakerHosts);
    for (const { data, report } of files.bonuses)
      checkHosts({ terms_url: data.terms_url }, report, bookmakerHosts);
    return { ...createPlaceholders(siteName, isDemo)({ ...content, drawings: null }), drawings };
  }

  try {
    return { content: read(), problems, sources };
  } catch (error) {
    // A parser's own failure, such as on thousands of nested quotes, is an error of the file.
    if (!current || older.has(current) || leftOut.has(current)) throw error;
    const [reason = ''] = String(error).split('\n');
    return { content: null, problems: [{ file: current, path: '', reason }], sources };
  }
}
