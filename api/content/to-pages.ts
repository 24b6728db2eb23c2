import type { Card, Page, Plugin } from '@/lib/contract/page';
import type { SiteContent } from './content';
import { toPicture } from './photos/picture-asset';
import type { ReadPlugins } from './plugins';
import type { PageFile } from './files/front-matter';
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

type KnownPage = PageFile & { path: string };

type Names = {
  /** Pages by their path. */
  pages: ReadonlyMap<string, KnownPage>;
  /** Guide tags' names by their slug. */
  tags: ReadonlyMap<string, string>;
  imageOf(page: KnownPage): Card['image'];
};

/** A complete page, with the cards of the pages that it refers to. */
function toPage(page: KnownPage, plugins: Plugin[], names: Names): Page {
  const { title, path, template, banner, description, excerpt } = page;
  const known = (paths: string[] = []) => paths.flatMap(other => names.pages.get(other) ?? []);
  const about = description ?? excerpt;
  return {
    title,
    path,
    template,
    banner: banner ?? null,
    metatags: {
      meta: { ...(about && { description: about }) },
      og: { title, ...(about && { description: about }) },
      twitter: {},
    },
    plugins,
    breadcrumbs: known(page.breadcrumbs ?? parentsOf(path)).map(parent => ({
      title: parent.title,
      link: parent.path,
    })),
    related: known(page.related).map(other => toCard(other, names)),
    children: known(page.children).map(child => ({
      title: child.title,
      text: child.excerpt ?? null,
      link: child.path,
    })),
  };
}

/** A page as a card of a list or a carousel. */
const toCard = (page: KnownPage, { tags, imageOf }: Names): Card => ({
  link: page.path,
  slug: page.path.split('/').at(-1) ?? null,
  title: page.title,
  text: page.excerpt ?? null,
  image: imageOf(page),
  tags: (page.tags ?? []).map(slug => ({ slug, name: tags.get(slug) ?? slug })),
});

/** `a/b/c` → `a`, `a/b`. */
function parentsOf(path: string): string[] {
  const segments = path.split('/');
  return segments.slice(1).map((_, at) => segments.slice(0, at + 1).join('/'));
}
