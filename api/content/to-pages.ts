import { toCard, toPage, type KnownPage } from '../views/page';
import type { Content } from './content';
import { toPicture } from './drawing';
import type { ReadPlugins } from './plugins';
import type { Files } from './read-files';

/** Pages by their path, and those of them that are guides, as cards in their order. */
export function toPages(
  { pages, tags, drawings }: Files,
  { pluginsOf }: ReadPlugins,
): Pick<Content, 'pages' | 'guides'> {
  const known = new Map(
    pages.map(({ name, data }): [string, KnownPage] => [name, { ...data, path: name }]),
  );
  const imageOf = ({ picture = '' }: KnownPage) => {
    const drawing = drawings.pictures.get(picture);
    return drawing ? toPicture(drawing) : null;
  };
  const names = { pages: known, tags, imageOf };

  return {
    pages: new Map(
      pages.map(file => {
        const plugins = pluginsOf(file, { bookmaker: null, bonus: null });
        return [file.name, toPage({ ...file.data, path: file.name }, plugins, names)];
      }),
    ),
    guides: [...known.values()]
      .filter(page => page.tags?.length)
      .sort(byOrder)
      .map(page => toCard(page, names)),
  };
}

const byOrder = (a: KnownPage, b: KnownPage): number =>
  (a.order ?? Infinity) - (b.order ?? Infinity) || (a.path < b.path ? -1 : 1);
