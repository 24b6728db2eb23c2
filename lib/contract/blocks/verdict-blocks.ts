import * as z from 'zod/mini';
import { anything, blockReader, demandSome, listOf, optionalText, text } from './body';

const verdict = z.object({ title: optionalText, items: listOf(verdictItem()) });

const toVerdict = ({ title, items }: z.output<typeof verdict>) => ({
  title,
  items: demandSome(items, 'the list'),
});

/** What speaks for a bookmaker, and what against it. */
export const readBookmakerPros = blockReader(verdict, { list: 'items' }, toVerdict);
export const readBookmakerCons = blockReader(verdict, { list: 'items' }, toVerdict);

/** A text, or the object that hosts put it in. */
export function verdictItem() {
  return z.pipe(
    z.pipe(
      anything,
      z.transform(value => {
        if (value === null || typeof value !== 'object') return value;
        const { text: words, title } = value as Record<string, unknown>;
        return words ?? title;
      }),
    ),
    text,
  );
}
