import type { SiteContent } from './content';
import type { TextFile } from './files/folder';
import type { BookmakerFile, PageFile } from './files/front-matter';
import { linksIn, createLinkChecker, type StoryNames } from './links';
import { createReport, type ValidationError, type Report } from './validation-errors';
import type { Files } from './files/read-files';

type CheckedLinks = {
  stories: StoryNames;
  /** Receives the links to stories. */
  storyLinks: Set<string>;
};

/** Checks the references between files; errors are added to `problems`. */
export function checkReferences(
  content: SiteContent,
  files: Files,
  links: CheckedLinks,
  problems: ValidationError[],
): void {
  for (const { data, report } of files.pages) checkPage(data, report, files);
  checkCompared(files.bookmakers);
  checkLinks(content, files, links, problems);
}

function checkPage(page: PageFile, report: Report, files: Files): void {
  const { pages, tags, sources, pictureFor } = files;
  const paths = new Set(pages.map(({ name }) => name));
  const lists = { breadcrumbs: page.breadcrumbs, related: page.related, children: page.children };
  for (const [list, linkedPaths = []] of Object.entries(lists))
    for (const [index, path] of linkedPaths.entries())
      if (!paths.has(path) && !sources.isReplaced(`pages/${path}.md`))
        report.addReference(`${list}.${index}`, `there is no page '${path}'`);
  for (const [index, tag] of (page.tags ?? []).entries())
    if (!tags.has(tag) && !sources.isReplaced('tags.yaml'))
      report.addReference(`tags.${index}`, `there is no tag '${tag}' in tags.yaml`);
  if (page.picture !== undefined) pictureFor(report)(page.picture, 'picture');
}

/**
 * Bookmakers are compared in tables, so each should state the same facts; a new fact in one file
 * must not exclude the others.
 */
function checkCompared(bookmakers: TextFile<BookmakerFile>[]): void {
  const keys = new Set(bookmakers.flatMap(({ data }) => Object.keys(data.compare)));
  for (const { data, report } of bookmakers)
    for (const key of keys)
      if (!Object.hasOwn(data.compare, key))
        report.addReference('compare', `lacks '${key}', which another bookmaker has`, {
          isMinor: true,
        });
}

function checkLinks(
  content: SiteContent,
  { sources }: Files,
  { stories, storyLinks }: CheckedLinks,
  problems: ValidationError[],
): void {
  const linkError = createLinkChecker(content, sources, stories);
  const check = (file: string, value: unknown) => {
    const report = createReport(file, problems);
    // The site needs these files: a broken link in one is better than a missing file.
    const isMinor = file.endsWith('.yaml');
    for (const { path, link } of linksIn(value)) {
      if (/^\/?news\b/.test(link)) storyLinks.add(link);
      const reason = linkError(link);
      if (reason) report.addReference(path, reason, { isMinor });
    }
  };

  check('menu.yaml', content.menu);
  check('home.yaml', content.home);
  check('banners.yaml', Object.fromEntries(content.banners));
  checkRedirects();
  for (const { path, plugins, banner } of content.pages.values())
    check(`pages/${path}.md`, { plugins, banner });
  for (const { item } of content.bonuses) check(`bonuses/${item.slug}.md`, item);
  for (const { item } of content.bookmakers) check(`bookmakers/${item.slug}.md`, item);

  function checkRedirects(): void {
    const report = createReport('redirects.yaml', problems);
    const isPage = createLinkChecker({ ...content, redirects: [] }, sources, stories);
    for (const [index, { from, to }] of content.redirects.entries()) {
      for (const link of [from, to]) if (/^\/news\b/.test(link)) storyLinks.add(link);
      const reason = linkError(to);
      if (reason) report.addReference(`redirects.${index}.to`, reason, { isMinor: true });
      if (isPage(from) === null)
        report.addReference(`redirects.${index}.from`, 'there is a page at this address', {
          isMinor: true,
        });
    }
  }
}
