import * as z from 'zod/mini';
import { blockReader, demandSome, listOf, optionalText, text } from './body';

/** Questions that open to their answers. */
export const readAccordion = blockReader(
  z.object({ title: optionalText, items: listOf(z.object({ title: text, text: optionalText })) }),
  { list: 'items' },
  ({ title, items }) => ({
    title,
    items: demandSome(items, 'the list of items').map(item => ({
      title: item.title,
      html: item.text ?? '',
    })),
  }),
);
