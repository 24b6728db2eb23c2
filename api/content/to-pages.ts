import { toCard, toPage, type KnownPage } from '@/api/views/page';
import type { SiteContent } from './content';
import { toPicture } from './photos/picture-asset';
import type { ReadPlugins } from './plugins';
import type { Files } from './files/read-files';

/** Pages by path, and the guides among them as cards in order. */
export function toPages(
  { pages, tags, drawings }: Files,
  { pluginsOf }: ReadPlugins,
): Pick<SiteContent, 'pages' | 'guides'> {
  const pagesByPath = new Map(
    pages.map(({ name, data }): [string, KnownPage] => [name, { ...data, path: name }]),
  );
  const imageOf = ({ picture = '' }: KnownPage) => {
    const drawing = drawings.pictures.get(picture);
    return drawing ? toPicture(drawing) : null;
  };
  const names = { pages: pagesByPath, tags, imageOf };

  return {
    pages: new Map(
      pages.map(file => {
        const plugins = pluginsOf(file, { bookmaker: null, bonus: null });
        return [file.name, toPage({ ...file.data, path: file.name }, plugins, names)];
      }),
    ),
    guides: [...pagesByPath.values()]
      .filter(page => page.tags?.length)
      .sort(byOrder)
      .map(page => toCard(page, names)),
  };
}

const byOrder = (a: KnownPage, b: KnownPage): number =>
  (a.order ?? Infinity) - (b.order ?? Infinity) || (a.path < b.path ? -1 : 1);
