import { toBonus, toReview } from './bookmaker';
import type { Content } from './content';
import type { Body } from './markdown';
import type { ReadPlugins } from './plugins';
import type { Files } from './files/read-files';

/** The blocks of what every bookmaker's file has, with their headings. */
const requiredBlocks = Object.entries({
  BookmakerInfoPlugin: 'At a glance',
  MarkTablePlugin: 'How we marked it',
});

/** A review without the block of its facts, pros and cons, or that of its marks, gets it. */
function withRequiredBlocks<T extends { body: Body }>(file: T): T {
  const missing = requiredBlocks.filter(([type]) => !file.body.text.includes(type));
  const blocks = missing.map(
    ([type, title]) => `\n\n\`\`\`block ${type}\ntitle: ${title}\n\`\`\`\n`,
  );
  return { ...file, body: { ...file.body, text: file.body.text + blocks.join('') } };
}

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
      const plugins = pluginsOf(withRequiredBlocks(file), { bookmaker: file.name, bonus: null });
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
