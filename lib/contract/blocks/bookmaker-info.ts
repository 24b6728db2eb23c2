import * as z from 'zod/mini';
import { blockParser, nonEmpty, listOf, optionalText, text } from './body';
import { verdictItem } from './verdict-blocks';
import { rowsOf } from './rows';
import { LongText } from '@/lib/contract/validation/values';

const word = z.union([LongText, z.number()]);
const Fact = z.object({
  key: optionalText,
  title: text,
  value: z.union([z.boolean(), word, z.array(word)]),
  link: optionalText,
});

/** Facts about a bookmaker by key, with its pros and cons. */
export const readBookmakerInfo = blockParser(
  z.object({
    title: optionalText,
    metadata: rowsOf(Fact),
    pros: listOf(verdictItem()),
    cons: listOf(verdictItem()),
  }),
  { bareList: 'metadata' },
  ({ title, metadata, pros, cons }) => {
    nonEmpty([...metadata, ...pros, ...cons], 'the table');
    return { title, facts: metadata.map(toFact), pros, cons };
  },
);

function toFact({ key, title, value, link }: z.output<typeof Fact>) {
  return { key: key ?? '', title, value: toFactValue(value, key), link };
}

/** Yes, no, or text; keys that name several things may be one text with commas. */
function toFactValue(value: z.output<typeof Fact>['value'], key: string | null) {
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(String);
  return listKeys.has(key ?? '') ? String(value).split(',').map(trimmed) : [String(value)];
}

const listKeys = new Set(['payment_options', 'banking_options', 'languages']);
const trimmed = (part: string): string => part.trim();
