import type { Bookmaker } from '@/lib/contract/bookmaker';
import type { Plugin } from '@/lib/contract/page';
import { toBookmaker } from '../views/bookmaker';
import { toPlugin } from './blocks/blocks';
import type { KnownBookmaker, Place } from './blocks/place';
import { toPicture } from './drawing';
import type { TextFile } from './folder';
import { readParts } from './markdown';
import type { Files } from './read-files';

export type ReadPlugins = {
  /** A body as the wire's plugins; what does not fit is added to the file's report. */
  pluginsOf(file: TextFile<unknown>, about: Pick<Place, 'bookmaker' | 'bonus'>): Plugin[];
  /** Bookmakers as lists carry them, by their slug. */
  bookmakerCards: ReadonlyMap<string, Bookmaker>;
};

export function createPlugins(
  { bookmakers, drawings, pictureFor }: Files,
  siteUrl: string,
): ReadPlugins {
  const known = bookmakers.map(({ name, data, report }): KnownBookmaker => {
    const logo = drawings.logos.get(data.logo);
    if (!logo) report.add('logo', `there is no logo '${data.logo}'`);
    return { ...data, slug: name, icon: logo ? toPicture(logo).preview2x : null };
  });
  const bookmakerCards = new Map(
    known.map(bookmaker => [bookmaker.slug, toBookmaker(bookmaker, siteUrl)]),
  );
  const toCard = ({ slug }: KnownBookmaker) => bookmakerCards.get(slug);

  return {
    bookmakerCards,
    pluginsOf({ body, report }, about) {
      const findPicture = pictureFor(report);
      const shared = { report, findPicture, bookmakers: known, ...about, toCard, toPlugin };
      return readParts(body, report, findPicture).flatMap(part =>
        'html' in part
          ? { type: 'TextContentPlugin', body: part.html }
          : (toPlugin(part.type, part.body, { ...shared, path: part.path }) ?? []),
      );
    },
  };
}
