import type { Content, ContentOptions } from './content';
import { createPlugins } from './plugins';
import { ContentError, type OnFile, type Problem } from './problems';
import { readFiles } from './read-files';
import { checkReferences } from './references';
import { withSiteName } from './site-name';
import { toNews } from './to-news';
import { toOffers } from './to-offers';
import { toPages } from './to-pages';

/**
 * Reads all of the embedded content. Throws `ContentError` with everything that is wrong in it: the
 * file, the place in the file and the reason. `onFile` receives each file before it is parsed. Programs read
 * with content-reader.ts, which runs this on a thread of its own.
 */
export function loadContent(
  { folder, startedAt, siteUrl, siteName }: ContentOptions,
  onFile?: OnFile,
): Content {
  const problems: Problem[] = [];
  const files = readFiles(folder, problems, onFile);
  if (!files) throw new ContentError(folder, problems);

  const { menu, home, banners, drawings } = files;
  const plugins = createPlugins(files, siteUrl);
  const content: Content = {
    menu,
    home,
    banners,
    drawings,
    news: toNews(files, startedAt),
    ...toPages(files, plugins),
    ...toOffers(files, plugins, startedAt),
  };
  checkReferences(content, files, problems);
  if (problems.length > 0) throw new ContentError(folder, problems);
  return withSiteName(content, siteName);
}
