import * as z from 'zod/mini';
import {
  blockReader,
  demandSome,
  listOf,
  optionalMark,
  optionalPicture,
  optionalText,
  text,
} from './body';
import { rowsOf } from './wire-map';

const Bookmaker = z.object({
  slug: text,
  title: text,
  icon: optionalPicture,
  mark: optionalMark,
  bonus_amount: optionalText,
  badge_text: optionalText,
  description: optionalText,
  terms: optionalText,
});

const toBookmaker = ({ bonus_amount, badge_text, ...rest }: z.output<typeof Bookmaker>) => ({
  ...rest,
  bonusAmount: bonus_amount,
  badgeText: badge_text,
});

/** Bookmakers, each with its mark and its offer. */
export const readBookmakersList = blockReader(
  z.object({ title: optionalText, bookmakers: listOf(Bookmaker) }),
  { list: 'bookmakers' },
  ({ title, bookmakers }) => ({
    title,
    bookmakers: demandSome(bookmakers, 'the list of bookmakers').map(toBookmaker),
  }),
);

/** The head of a review: logo, mark, offer. */
export const readBookmakerHeader = blockReader(
  z.extend(Bookmaker, { text: optionalText }),
  {},
  ({ text: html, ...bookmaker }) => ({ ...toBookmaker(bookmaker), html }),
);

const Row = z.object({ title: text, value: optionalMark });

/** Marks by subject; also as a map of subject to mark. */
export const readMarkTable = blockReader(
  z.object({ title: optionalText, rows: rowsOf(Row) }),
  { list: 'rows' },
  ({ title, rows }) => ({
    title,
    rows: demandSome(
      rows.flatMap(row => (row.value === null ? [] : [{ title: row.title, mark: row.value }])),
      'the list of marks',
    ),
  }),
);

/** The head of a bonus: what it is, and how to get it step by step. */
export const readBonusHeader = blockReader(
  z.object({
    title: text,
    text: optionalText,
    image: optionalPicture,
    icon: optionalPicture,
    steps: listOf(text),
    slug: optionalText,
    terms: optionalText,
    button: z.catch(z.nullish(z.union([z.object({ title: optionalText }), optionalText])), null),
  }),
  {},
  ({ text: html, image, button, ...rest }) => ({
    ...rest,
    html,
    picture: image,
    buttonTitle: typeof button === 'string' ? button : (button?.title ?? null),
  }),
);
