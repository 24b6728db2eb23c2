import * as z from 'zod/mini';
import { any, blockParser, nonEmpty, listOf, optionalText, text } from './body';

const verdict = z.object({ title: optionalText, items: listOf(verdictItem()) });

const toVerdict = ({ title, items }: z.output<typeof verdict>) => ({
  title,
  items: nonEmpty(items, 'the list'),
});

/** The pros and the cons of a bookmaker. */
export const readBookmakerPros = blockParser(verdict, { bareList: 'items' }, toVerdict);
export const readBookmakerCons = blockParser(verdict, { bareList: 'items' }, toVerdict);

/** A text, or the object that hosts wrap it in. */
export function verdictItem() {
  return z.pipe(
    z.pipe(
      any,
      z.transform(value => {
        if (value === null || typeof value !== 'object') return value;
        const { text: words, title } = value as Record<string, unknown>;
        return words ?? title;
      }),
    ),
    text,
  );
}
