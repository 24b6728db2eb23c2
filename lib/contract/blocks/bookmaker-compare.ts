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

/** The content of a cell: yes, no, text, the names of platforms, or nothing. */
export type CompareCell =
  | { kind: 'yes' }
  | { kind: 'no' }
  | { kind: 'text'; text: string }
  | { kind: 'platforms'; names: string[] }
  | { kind: 'none' };

const Row = z.object({ key: optionalText, title: text, value: listOf(z.unknown()) });
const row = <T extends z.ZodMiniType>(cell: T) =>
  z.catch(z.nullish(z.object({ title: optionalText, value: listOf(cell) })), null);

/** Bookmakers side by side: one column each; every row has a cell for each column. */
export const readBookmakerCompare = blockParser(
  z.object({
    title: optionalText,
    icons: listOf(z.object({ slug: optionalText, title: text, icon: optionalPicture })),
    bonus_amounts: row(optionalText),
    marks: row(optionalMark),
    table: rowsOf(Row),
  }),
  objectOnly,
  ({ title, icons, bonus_amounts, marks, table }) => {
    const columns = nonEmpty(icons, 'the list of bookmakers');
    const wide = <T>(cells: T[], none: T): T[] => columns.map((_, index) => cells[index] ?? none);
    return {
      title,
      columns,
      bonusAmounts: bonus_amounts && {
        title: bonus_amounts.title ?? 'Bonus',
        cells: wide(bonus_amounts.value, null),
      },
      marks: marks && { title: marks.title ?? 'Our rating', cells: wide(marks.value, null) },
      rows: table.map(({ key, title: name, value }) => ({
        key: key ?? name,
        title: name,
        cells: wide(value.map(toCell), { kind: 'none' }),
      })),
    };
  },
);

function toCell(value: unknown): CompareCell {
  if (typeof value === 'boolean') return { kind: value ? 'yes' : 'no' };
  if (Array.isArray(value)) {
    const names = value.filter(name => typeof name === 'string' && name !== '') as string[];
    return names.length > 0 ? { kind: 'platforms', names } : { kind: 'none' };
  }
  const words = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return words === '' ? { kind: 'none' } : { kind: 'text', text: words };
}
