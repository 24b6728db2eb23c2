import type { Content, ContentOptions, Listed } from './content';
import { createPlugins } from './plugins';
import { ContentError, type OnFile, type ValidationError } from './validation-errors';
import { readFiles, type Files } from './read-files';
import { checkReferences } from './references';
import { withSiteName } from './site-name';
import { toOffers } from './to-offers';
import { toPages } from './to-pages';
import type { NewsItem } from '@/lib/contract/news';
import { toNewsItem } from '@/api/views/news';
import { readText } from './markdown';

/**
 * Reads the complete embedded content. Throws `ContentError` with all errors: file, position in the
 * file, reason. `onFile` receives each file before it is parsed. Programs read through
 * content-reader.ts, which runs this on its own thread.
 */
export function loadContent(
  { folder, startedAt, siteUrl, siteName }: ContentOptions,
  onFile?: OnFile,
): Content {
  const problems: ValidationError[] = [];
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

/** News for the wire, newest first. */
const toNews = ({ news, pictureFor }: Files, startedAt: number): Listed<NewsItem>[] =>
  news
    .map(({ name, data, body, report }) => {
      const findPicture = pictureFor(report);
      const html = readText(body, report, findPicture);
      const image = findPicture(data.picture, 'picture');
      const item = toNewsItem(name, data, { html, image, startedAt });
      return { item, card: { ...item, text: data.excerpt, banner: null } };
    })
    .sort(
      ({ item: a }, { item: b }) => b.publish_date - a.publish_date || (a.slug < b.slug ? -1 : 1),
    );
