import type { Content } from './content';
import type { TextFile } from './folder';
import type { BookmakerFile, PageFile } from './front-matter';
import { linksIn, createLinkChecker } from './links';
import { createReport, type ValidationError, type Report } from './validation-errors';
import type { Files } from './read-files';

/** Checks the references between files; errors are added to `problems`. */
export function checkReferences(content: Content, files: Files, problems: ValidationError[]): void {
  for (const { data, report } of files.pages) checkPage(data, report, files);
  checkCompared(files.bookmakers);
  checkLinks(content, problems);
}

function checkPage(page: PageFile, report: Report, { pages, tags, drawings }: Files): void {
  const paths = new Set(pages.map(({ name }) => name));
  const lists = { breadcrumbs: page.breadcrumbs, related: page.related, children: page.children };
  for (const [list, linkedPaths = []] of Object.entries(lists))
    for (const [at, path] of linkedPaths.entries())
      if (!paths.has(path)) report.add(`${list}.${at}`, `there is no page '${path}'`);
  for (const [at, tag] of (page.tags ?? []).entries())
    if (!tags.has(tag)) report.add(`tags.${at}`, `there is no tag '${tag}' in tags.yaml`);
  if (page.picture !== undefined && !drawings.pictures.has(page.picture))
    report.add('picture', `there is no picture '${page.picture}'`);
}

/** Bookmakers are compared in tables, so each must state the same facts. */
function checkCompared(bookmakers: TextFile<BookmakerFile>[]): void {
  const keys = new Set(bookmakers.flatMap(({ data }) => Object.keys(data.compare)));
  for (const { data, report } of bookmakers)
    for (const key of keys)
      if (!Object.hasOwn(data.compare, key))
        report.add('compare', `lacks '${key}', which another bookmaker has`);
}

function checkLinks(content: Content, problems: ValidationError[]): void {
  const linkError = createLinkChecker(content);
  const check = (file: string, value: unknown) => {
    const report = createReport(file, problems);
    for (const { path, link } of linksIn(value)) {
      const reason = linkError(link);
      if (reason) report.add(path, reason);
    }
  };

  check('menu.yaml', content.menu);
  check('home.yaml', content.home);
  check('banners.yaml', Object.fromEntries(content.banners));
  for (const { item } of content.news) check(`news/${item.slug}.md`, item);
  for (const { path, plugins, banner } of content.pages.values())
    check(`pages/${path}.md`, { plugins, banner });
  for (const { item } of content.bonuses) check(`bonuses/${item.slug}.md`, item);
  for (const { item } of content.bookmakers) check(`bookmakers/${item.slug}.md`, item);
}
