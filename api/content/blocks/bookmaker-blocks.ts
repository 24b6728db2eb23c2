import * as z from 'zod/mini';
import {
  block,
  bookmakerOf,
  html,
  title,
  nonEmptyText,
  type Block,
  type KnownBookmaker,
  type BlockContext,
} from './block-context';

const slug = z.optional(z.string());
const slugs = z.array(z.string());

/** The bookmakers that a block names, in its order; unknown ones are errors in the report. */
const chosen = (names: string[], context: BlockContext): KnownBookmaker[] =>
  names.flatMap(name => bookmakerOf(name, context) ?? []);

export const bookmakersList = block(
  z.strictObject({ title, slugs: z.optional(slugs) }),
  ({ slugs: names, ...rest }, context) => ({
    ...rest,
    bookmakers: (names ? chosen(names, context) : [...context.bookmakers]).map(context.toCard),
  }),
);

export const bookmakerHeader = block(
  z.strictObject({ slug, text: z.optional(html) }),
  ({ slug: name, text }, context) => {
    const bookmaker = bookmakerOf(name, context);
    if (!bookmaker) return null;
    const { icon, mark, bonus_amount, badge_text, terms } = bookmaker;
    const heading = { slug: bookmaker.slug, title: bookmaker.title, icon, mark };
    return { ...heading, bonus_amount, badge_text, text, terms };
  },
);

const markRow = z.strictObject({
  title: nonEmptyText,
  value: z.number().check(z.minimum(0), z.maximum(5)),
});

export const markTable = block(
  z.strictObject({ title, slug, rows: z.optional(z.array(markRow)) }),
  ({ title: heading, slug: name, rows }, context) => {
    if (rows) return { title: heading, rows };
    const marks = bookmakerOf(name, context)?.marks ?? {};
    const markRows = Object.entries(marks).map(([row, value]) => ({ title: row, value }));
    return { title: heading, rows: markRows };
  },
);

export const bonusHeader = block(
  z.strictObject({
    title: nonEmptyText,
    text: z.optional(html),
    steps: z.array(html),
    button: z.optional(z.strictObject({ title: nonEmptyText })),
    bookmaker: slug,
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

export const bookmakerInfo = block(z.strictObject({ title, slug }), (body, context) => {
  const bookmaker = bookmakerOf(body.slug, context);
  if (!bookmaker) return null;
  const { info, pros, cons } = bookmaker;
  const metadata = Object.fromEntries(
    Object.entries(info).map(([key, value]) => [
      key,
      { title: factTitle(key), value: typeof value === 'number' ? String(value) : value },
    ]),
  );
  return { title: body.title, metadata, pros, cons };
});

export const bookmakerCompare = block(
  z.strictObject({ title, slugs: slugs.check(z.minLength(2)) }),
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

const points = z.strictObject({ title, items: z.optional(z.array(nonEmptyText)) });

const pointsOf = (side: 'pros' | 'cons'): Block =>
  block(points, ({ title: heading, items }, context) => ({
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
