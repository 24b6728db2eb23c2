import * as z from 'zod/mini';
import { labelled, optional } from '@/api/content/files/form-info';
import {
  block,
  bookmakerOf,
  bookmakerSlug,
  html,
  neededTitle,
  nonEmptyText,
  optionalHtml,
  title,
  type Block,
  type KnownBookmaker,
  type BlockContext,
} from './block-context';

const slugs = z.array(z.string());

/** The bookmakers that a block names, in its order; unknown ones are errors in the report. */
const chosen = (names: string[], context: BlockContext): KnownBookmaker[] =>
  names.flatMap(name => bookmakerOf(name, context) ?? []);

export const bookmakersList = block(
  'List of bookmakers',
  z.strictObject({
    title,
    slugs: optional('Bookmakers', slugs, { pick: 'bookmaker', help: 'Empty: all of them.' }),
  }),
  ({ slugs: names, ...rest }, context) => ({
    ...rest,
    bookmakers: (names ? chosen(names, context) : [...context.bookmakers]).map(context.toCard),
  }),
);

export const bookmakerHeader = block(
  'Bookmaker: head',
  z.strictObject({ slug: bookmakerSlug, text: optionalHtml }),
  ({ slug: name, text }, context) => {
    const bookmaker = bookmakerOf(name, context);
    if (!bookmaker) return null;
    const { icon, mark, bonus_amount, badge_text, terms } = bookmaker;
    const heading = { slug: bookmaker.slug, title: bookmaker.title, icon, mark };
    return { ...heading, bonus_amount, badge_text, text, terms };
  },
);

const markRow = z.strictObject({
  title: neededTitle,
  value: labelled('Mark, 0 to 5', z.number().check(z.minimum(0), z.maximum(5))),
});

export const markTable = block(
  'Marks',
  z.strictObject({
    title,
    slug: bookmakerSlug,
    rows: optional('Rows', z.array(markRow), { help: "Empty: the bookmaker's marks." }),
  }),
  ({ title: heading, slug: name, rows }, context) => {
    if (rows) return { title: heading, rows };
    const marks = bookmakerOf(name, context)?.marks ?? {};
    const markRows = Object.entries(marks).map(([row, value]) => ({ title: row, value }));
    return { title: heading, rows: markRows };
  },
);

export const bonusHeader = block(
  'Bonus',
  z.strictObject({
    title: neededTitle,
    text: optionalHtml,
    steps: labelled('Steps (HTML)', z.array(html)),
    button: optional('Button', z.strictObject({ title: neededTitle })),
    bookmaker: bookmakerSlug,
  }),
  ({ bookmaker: name, ...rest }, context) => {
    const bookmaker = bookmakerOf(name, context);
    if (!bookmaker) return null;
    const { bonus } = context;
    const image = bonus && context.findPicture(bonus.picture, context.path);
    const terms = bonus?.terms ?? bookmaker.terms;
    return { ...rest, image, slug: bookmaker.slug, icon: bookmaker.icon, terms };
  },
);

export const bookmakerInfo = block(
  'Bookmaker: facts',
  z.strictObject({ title, slug: bookmakerSlug }),
  (body, context) => {
    const bookmaker = bookmakerOf(body.slug, context);
    if (!bookmaker) return null;
    const { info, pros, cons } = bookmaker;
    const metadata = Object.fromEntries(
      Object.entries(info).map(([key, value]) => [
        key,
        { title: factTitle(key), value: withoutNumbers(value) },
      ]),
    );
    return { title: body.title, metadata, pros, cons };
  },
);

export const bookmakerCompare = block(
  'Bookmakers compared',
  z.strictObject({
    title,
    slugs: labelled('Bookmakers', slugs.check(z.minLength(2)), {
      pick: 'bookmaker',
      help: 'Two or more.',
    }),
  }),
  (body, context) => {
    const bookmakers = chosen(body.slugs, context);
    const keys = [...new Set(bookmakers.flatMap(({ compare }) => Object.keys(compare)))];
    const table = Object.fromEntries(
      keys.map(key => {
        const value = bookmakers.map(({ compare }) => compare[key] ?? false);
        return [key, { title: factTitle(key), value: value.map(withoutNumbers) }];
      }),
    );
    return {
      title: body.title,
      icons: bookmakers.map(({ slug: name, title: label, icon }) => ({
        slug: name,
        title: label,
        icon,
      })),
      bonus_amounts: { title: 'Bonus', value: bookmakers.map(({ bonus_amount }) => bonus_amount) },
      marks: { title: 'Our mark', value: bookmakers.map(({ mark }) => mark) },
      table,
    };
  },
);

const withoutNumbers = <T>(value: T): T | string =>
  typeof value === 'number' ? String(value) : value;

const points = z.strictObject({
  title,
  items: optional('Points', z.array(nonEmptyText), {
    kind: 'longTexts',
    help: 'Empty: those of the bookmaker.',
  }),
});

const pointsOf = (side: 'pros' | 'cons'): Block =>
  block(`Bookmaker: ${side}`, points, ({ title: heading, items }, context) => ({
    title: heading,
    items: items ?? bookmakerOf(undefined, context)?.[side],
  }));

export const bookmakerPros = pointsOf('pros');
export const bookmakerCons = pointsOf('cons');

const titles = new Map([
  ['min_stake', 'Minimum stake'],
  ['min_deposit', 'Minimum deposit'],
  ['max_payout', 'Maximum payout'],
  ['cash_out', 'Cash-out'],
]);

/** The label of a key such as `withdrawal_time` in a table. */
function factTitle(key: string): string {
  const plain = key.replaceAll('_', ' ');
  return titles.get(key) ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}
