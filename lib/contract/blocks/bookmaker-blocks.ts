import * as z from 'zod/mini';
import {
  blockParser,
  nonEmpty,
  listOf,
  objectOnly,
  optionalMark,
  optionalPicture,
  optionalText,
  text,
} from './body';
import { rowsOf } from './rows';

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
export const readBookmakersList = blockParser(
  z.object({ title: optionalText, bookmakers: listOf(Bookmaker) }),
  { bareList: 'bookmakers' },
  ({ title, bookmakers }) => ({
    title,
    bookmakers: nonEmpty(bookmakers, 'the list of bookmakers').map(toBookmaker),
  }),
);

/** The header of a review: logo, mark, offer. */
export const readBookmakerHeader = blockParser(
  z.extend(Bookmaker, { text: optionalText }),
  objectOnly,
  ({ text: html, ...bookmaker }) => ({ ...toBookmaker(bookmaker), html }),
);

const Row = z.object({ title: text, value: optionalMark });

/** Marks by subject; also as a map of subject to mark. */
export const readMarkTable = blockParser(
  z.object({ title: optionalText, rows: rowsOf(Row) }),
  { bareList: 'rows' },
  ({ title, rows }) => ({
    title,
    rows: nonEmpty(
      rows.flatMap(row => (row.value === null ? [] : [{ title: row.title, mark: row.value }])),
      'the list of marks',
    ),
  }),
);

/** The header of a bonus: its terms, and the steps to get it. */
export const readBonusHeader = blockParser(
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
  objectOnly,
  ({ text: html, image, button, ...rest }) => ({
    ...rest,
    html,
    picture: image,
    buttonTitle: typeof button === 'string' ? button : (button?.title ?? null),
  }),
);
