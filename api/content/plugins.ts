import type { Bookmaker } from '@/lib/contract/bookmaker';
import type { Plugin } from '@/lib/contract/page';
import { toBookmaker } from './bookmaker';
import { toPlugin } from './blocks/blocks';
import type { KnownBookmaker, BlockContext } from './blocks/block-context';
import { toInlinePicture } from './photos/picture-asset';
import type { TextFile } from './files/folder';
import { readParts } from './markdown';
import type { Files } from './files/read-files';

export type ReadPlugins = {
  /** A body as the wire's plugins; errors are added to the file's report. */
  pluginsOf(file: TextFile<unknown>, about: Pick<BlockContext, 'bookmaker' | 'bonus'>): Plugin[];
  /** Bookmakers with the fields of lists, by slug. */
  bookmakerCards: ReadonlyMap<string, Bookmaker>;
};

export function createPlugins(
  { bookmakers, drawings, assetFor, pictureFor, sources }: Files,
  siteUrl: string,
): ReadPlugins {
  const knownBookmakers = bookmakers.map(({ name, data, report }): KnownBookmaker => {
    const logo = drawings.logos.get(data.logo) ?? drawings.pictures.get(data.logo);
    if (!logo && !sources.isReplaced(`pictures/${data.logo}.`))
      report.addReference('logo', `there is no logo and no picture '${data.logo}'`);
    return { ...data, slug: name, icon: logo ? toInlinePicture(logo).src2x : null };
  });
  const bookmakerCards = new Map(
    knownBookmakers.map(bookmaker => [bookmaker.slug, toBookmaker(bookmaker, siteUrl)]),
  );
  const toCard = ({ slug }: KnownBookmaker) => bookmakerCards.get(slug);

  return {
    bookmakerCards,
    pluginsOf({ body, report }, about) {
      const findPicture = pictureFor(report);
      const shared = {
        report,
        findPicture,
        bookmakers: knownBookmakers,
        isLeftOut: (slug: string) => sources.leftOut.has(`bookmakers/${slug}.md`),
        ...about,
        toCard,
        toPlugin,
      };
      return readParts(body, report, assetFor(report)).flatMap(part =>
        'html' in part
          ? { type: 'TextContentPlugin', body: part.html }
          : (toPlugin(part.type, part.body, { ...shared, path: part.path }) ?? []),
      );
    },
  };
}
