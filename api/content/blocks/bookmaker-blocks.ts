import * as z from 'zod/mini';
import { factTitle } from './fact-title';
import {
  block,
  bookmakerOf,
  html,
  title,
  words,
  type Block,
  type KnownBookmaker,
  type Place,
} from './place';

const slug = z.optional(z.string());
const slugs = z.array(z.string());

/** Those that a block names, in its order; the unknown are added to the report. */
const chosen = (names: string[], place: Place): KnownBookmaker[] =>
  names.flatMap(name => bookmakerOf(name, place) ?? []);

export const bookmakersList = block(
  z.strictObject({ title, slugs: z.optional(slugs) }),
  ({ slugs: names, ...rest }, place) => ({
    ...rest,
    bookmakers: (names ? chosen(names, place) : [...place.bookmakers]).map(place.toCard),
  }),
);

export const bookmakerHeader = block(
  z.strictObject({ slug, text: z.optional(html) }),
  ({ slug: name, text }, place) => {
    const bookmaker = bookmakerOf(name, place);
    if (!bookmaker) return null;
    const { icon, mark, bonus_amount, badge_text, terms } = bookmaker;
    const heading = { slug: bookmaker.slug, title: bookmaker.title, icon, mark };
    return { ...heading, bonus_amount, badge_text, text, terms };
  },
);

const markRow = z.strictObject({
  title: words,
  value: z.number().check(z.minimum(0), z.maximum(5)),
});

export const markTable = block(
  z.strictObject({ title, slug, rows: z.optional(z.array(markRow)) }),
  ({ title: heading, slug: name, rows }, place) => {
    if (rows) return { title: heading, rows };
    const marks = bookmakerOf(name, place)?.marks ?? {};
    const own = Object.entries(marks).map(([row, value]) => ({ title: row, value }));
    return { title: heading, rows: own };
  },
);

export const bonusHeader = block(
  z.strictObject({
    title: words,
    text: z.optional(html),
    steps: z.array(html),
    button: z.optional(z.strictObject({ title: words })),
    bookmaker: slug,
  }),
  ({ bookmaker: name, ...rest }, place) => {
    const bookmaker = bookmakerOf(name, place);
    if (!bookmaker) return null;
    const { bonus } = place;
    const image = bonus && place.findPicture(bonus.picture, place.path);
    const terms = bonus?.terms ?? bookmaker.terms;
    return { ...rest, image, slug: bookmaker.slug, icon: bookmaker.icon, terms };
  },
);

export const bookmakerInfo = block(z.strictObject({ title, slug }), (body, place) => {
  const bookmaker = bookmakerOf(body.slug, place);
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
  (body, place) => {
    const bookmakers = chosen(body.slugs, place);
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

const points = z.strictObject({ title, items: z.optional(z.array(words)) });

const pointsOf = (side: 'pros' | 'cons'): Block =>
  block(points, ({ title: heading, items }, place) => ({
    title: heading,
    items: items ?? bookmakerOf(undefined, place)?.[side],
  }));

export const bookmakerPros = pointsOf('pros');
export const bookmakerCons = pointsOf('cons');
