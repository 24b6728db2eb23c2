import { toBonus, toReview } from './bookmaker';
import type { Content } from './content';
import type { ReadPlugins } from './plugins';
import type { Files } from './files/read-files';

/** Bookmakers with their reviews and their bonuses, in the order stated in their files. */
export function toOffers(
  { bookmakers, bonuses, pictureFor, sources }: Files,
  { pluginsOf, bookmakerCards }: ReadPlugins,
  startedAt: number,
): Pick<Content, 'bookmakers' | 'bonuses'> {
  return {
    bookmakers: bookmakers.flatMap(file => {
      const card = bookmakerCards.get(file.name);
      if (!card) return [];
      const plugins = pluginsOf(file, { bookmaker: file.name, bonus: null });
      return { card, item: toReview(card, plugins) };
    }),
    bonuses: bonuses.map(file => {
      const { name, data, report } = file;
      const isKnown =
        bookmakerCards.has(data.bookmaker) ||
        sources.leftOut.has(`bookmakers/${data.bookmaker}.md`);
      if (!isKnown) report.addReference('bookmaker', `there is no bookmaker '${data.bookmaker}'`);
      const image = pictureFor(report)(data.picture, 'picture');
      const card = toBonus(name, data, { image, startedAt });
      const plugins = pluginsOf(file, { bookmaker: data.bookmaker, bonus: data });
      return { card, item: { ...card, plugins }, tags: data.tags, isExpired: false };
    }),
  };
}
