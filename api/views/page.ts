import type { Card, Page, Plugin } from '@/lib/contract/page';
import type { PageFile } from '@/api/content/files/front-matter';

export type KnownPage = PageFile & { path: string };

type Names = {
  /** Pages by their path. */
  pages: ReadonlyMap<string, KnownPage>;
  /** Guide tags' names by their slug. */
  tags: ReadonlyMap<string, string>;
  imageOf(page: KnownPage): Card['image'];
};

/** A complete page, with the cards of the pages that it refers to. */
export function toPage(page: KnownPage, plugins: Plugin[], names: Names): Page {
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
export const toCard = (page: KnownPage, { tags, imageOf }: Names): Card => ({
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
