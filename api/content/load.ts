import type { Content, ContentOptions, Listed } from './content';
import { createPlugins } from './plugins';
import { createSources, nothingRead, type EarlierReads, type Sources } from './sources';
import {
  ContentError,
  isMinor,
  type ContentProblem,
  type OnFile,
  type ProblemEffect,
  type ValidationError,
} from './validation-errors';
import { readFiles, type Files } from './files/read-files';
import { checkReferences } from './references';
import { withDemoTexts, withSiteName } from './site-name';
import { toOffers } from './to-offers';
import { toPages } from './to-pages';
import type { NewsItem } from '@/lib/contract/news';
import { toNewsItem } from '@/api/views/news';
import { readText } from './markdown';

export type LoadedContent = {
  content: Content;
  /** The invalid files, and what each means for the site. */
  problems: ContentProblem[];
  /** The texts in use by file name: the earlier reads of the next call. */
  valid: Map<string, string>;
};

type Attempt = { content: Content | null; problems: ValidationError[]; sources: Sources };

/**
 * Reads the complete embedded content. An invalid file is replaced by its last valid text, or left
 * out. Throws `ContentError` when that leaves no menu or no home page. `onFile` receives each file
 * before it is parsed. Programs read through content-reader.ts, which runs this on its own thread.
 */
export function loadContent(
  options: ContentOptions,
  earlier: EarlierReads = nothingRead,
  onFile?: OnFile,
): LoadedContent {
  const older = new Set<string>();
  const leftOut = new Set<string>();
  /** Invalid, and used all the same. */
  const used = new Set<string>();
  const problems: ContentProblem[] = [];

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
    const attempt = attemptToRead(options, { earlier, older, leftOut }, onFile);
    const { content, sources } = attempt;
    const found = attempt.problems.filter(
      ({ file }) => !older.has(file) && !leftOut.has(file) && !used.has(file),
    );
    if (content && found.length === 0) return { content, problems, valid: new Map(sources.texts) };
    const isFatal = ({ file }: ValidationError) =>
      required.has(file) && !earlier.valid.has(file) && !content;
    if (found.length === 0 || found.some(isFatal))
      throw new ContentError(
        options.folder,
        [...problems, ...attempt.problems].filter(problem => !isMinor(problem)),
      );
    // What refers to a file is judged when that file is: here, or in its previous version.
    const own = found.filter(({ kind }) => kind === undefined);
    const judged = own.length > 0 ? own : found;
    for (const file of new Set(judged.map(problem => problem.file))) {
      const ofFile = judged.filter(problem => problem.file === file);
      const isUsed = ofFile.every(isMinor);
      if (isUsed) used.add(file);
      const effect = isUsed ? 'in use' : decide(file, attempt);
      const warnings = own.length > 0 ? found.filter(isWarningOf(file)) : [];
      problems.push(...[...ofFile, ...warnings].map(problem => ({ ...problem, effect })));
    }
  }
}

const isWarningOf =
  (name: string) =>
  ({ file, kind }: ValidationError): boolean =>
    kind === 'warning' && file === name;

/** Without these there is no site. */
const required = new Set(['menu.yaml', 'home.yaml']);

type Choice = { earlier: EarlierReads; older: Set<string>; leftOut: Set<string> };

function attemptToRead(
  { folder, startedAt, siteUrl, siteName, isDemo = true }: ContentOptions,
  { earlier, older, leftOut }: Choice,
  onFile?: OnFile,
): Attempt {
  const problems: ValidationError[] = [];
  const sources = createSources(folder, earlier, { older, leftOut });
  let current = '';
  const onCurrent = (file: string) => {
    current = file;
    onFile?.(file, sources.texts.get(file) ?? '');
  };

  function read(): Content | null {
    const files = readFiles(sources, problems, onCurrent);
    if (!files) return null;
    const { menu, home, banners, competitions, drawings } = files;
    const plugins = createPlugins(files, siteUrl);
    const content: Content = {
      menu,
      home,
      banners,
      competitions,
      drawings,
      news: toNews(files, startedAt),
      ...toPages(files, plugins),
      ...toOffers(files, plugins, startedAt),
    };
    checkReferences(content, files, problems);
    return withDemoTexts(withSiteName(content, siteName), isDemo);
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

/** News for the wire, newest first. */
const toNews = ({ news, assetFor, pictureFor }: Files, startedAt: number): Listed<NewsItem>[] =>
  news
    .map(({ name, data, body, report }) => {
      const html = readText(body, report, assetFor(report));
      const image = pictureFor(report)(data.picture, 'picture');
      const item = toNewsItem(name, data, { html, image, startedAt });
      return { item, card: { ...item, text: data.excerpt, banner: null } };
    })
    .sort(
      ({ item: a }, { item: b }) => b.publish_date - a.publish_date || (a.slug < b.slug ? -1 : 1),
    );
