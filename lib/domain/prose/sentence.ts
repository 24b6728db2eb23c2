import { fnv1aMixed } from '@/lib/hash';

/** What a sentence may state, in the words that readers see, with the page that has it. */
export type Fact = { text: string; path?: string };

/** By their ids, such as 'home.form.won'. */
export type Facts = Readonly<Record<string, Fact>>;

/** A sentence with the ids of all the facts that it states. */
export type Sentence = { text: string; facts: string[] };

/**
 * Writes a sentence from one of the phrases. A phrase can be used when all of its placeholders, such as
 * {home.form.won}, name a known fact; null when no phrase can be used. The same key always gives the
 * same phrase. Phrases contain no numbers, so that every number in the text comes from a fact.
 */
export function writeSentence(
  phrases: readonly string[],
  facts: Facts,
  key: string,
): Sentence | null {
  const possible = phrases.filter(phrase => placeholders(phrase).every(id => id in facts));
  const phrase = possible[fnv1aMixed(key) % possible.length];
  if (phrase === undefined) return null;
  // The stop of an abbreviation ends a sentence, too.
  const text = phrase
    .replace(placeholder, (_, id: string) => facts[id]?.text ?? '')
    .replace(/\.\.$/, '.');
  return {
    text: text.charAt(0).toUpperCase() + text.slice(1),
    facts: [...new Set(placeholders(phrase))],
  };
}

const placeholder = /\{([\w.-]+)\}/g;

const placeholders = (phrase: string): string[] =>
  [...phrase.matchAll(placeholder)].map(([, id = '']) => id);

const number = /\d+(?:[.,]\d+)*/g;

/** The numbers of a sentence that none of its facts has: empty for every text that is published. */
export function unfoundedNumbers({ text, facts: ids }: Sentence, facts: Facts): string[] {
  const founded = new Set(ids.flatMap(id => facts[id]?.text.match(number) ?? []));
  return (text.match(number) ?? []).filter(found => !founded.has(found));
}
