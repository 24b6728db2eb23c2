import type { Pick } from './field';

/** What can be picked: the value as files have it, and what the user reads. */
export type PickOption = { value: string; label: string };

/** How many options a list has; more are found by their words. */
export const maxOptions = 20;

/** The kinds of which the user may enter another value than those that are found. */
const freeKinds: readonly Pick[] = ['tag', 'bonus-tag', 'author', 'link', 'team'];

export const isFree = (pick: Pick): boolean => freeKinds.includes(pick);

/** The kinds whose values are the words that the user reads. */
const wordKinds: readonly Pick[] = ['tag', 'bonus-tag', 'author'];

export const hasLabels = (pick: Pick): boolean => !wordKinds.includes(pick);

const plural: Record<Pick, string> = {
  match: 'matches',
  team: 'teams',
  league: 'leagues',
  bookmaker: 'published bookmakers',
  tag: 'tags',
  'bonus-tag': 'tags',
  'guide-tag': 'tags of guides',
  author: 'authors',
  page: 'published pages',
  link: 'published texts',
  logo: 'drawings',
  country: 'countries',
};
const picks = Object.keys(plural) as Pick[];

export const isPick = (text: unknown): text is Pick => picks.includes(text as Pick);

/** The sentences for values that are not among those that can be picked; others are not worth one. */
export function unknownText(pick: Pick, values: readonly string[]): string | null {
  const isExpected = isFree(pick) && pick !== 'team';
  if (values.length === 0 || isExpected) return null;
  const names = values.map(value => `'${value}'`).join(', ');
  return values.length === 1
    ? `${names} is not among the ${plural[pick]} of the site. It stays until you remove it.`
    : `${names} are not among the ${plural[pick]} of the site. They stay until you remove them.`;
}

const wordsOf = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Without accents and capitals. */
const plainText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The options of which some words begin with each word of a query, as the list has them. */
export function matching(options: readonly PickOption[], query: string): PickOption[] {
  const wanted = wordsOf(query);
  return options
    .filter(({ value, label }) => {
      const words = wordsOf(`${label} ${value}`);
      return wanted.every(word => words.some(known => known.startsWith(word)));
    })
    .slice(0, maxOptions);
}

/** Pages and links are the same with and without their first slash. */
export const isSameValue = (pick: Pick, one: string, other: string): boolean =>
  pick === 'page' || pick === 'link'
    ? one.replace(/^\//, '') === other.replace(/^\//, '')
    : one === other;

/** The id at the end of the address of a match, or of a text that is one; null for other words. */
export function matchIdIn(query: string): string | null {
  const [, id] = /^(?:.*[-/])?(\d+)\/?$/.exec(query.trim()) ?? [];
  return id ?? null;
}

const matchDay = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone });

/** A match as it is picked: its teams, its day and its competition. */
export function matchLabel(
  { name, start_time: start, tournament }: WireMatch,
  timeZone: string,
): string {
  const day = typeof start === 'number' ? matchDay(timeZone).format(start * 1000) : null;
  return [name, [day, tournament].filter(Boolean).join(', ')].filter(Boolean).join(' · ');
}

/** The part of the wire's event that a pick shows; its start is in unix seconds. */
export type WireMatch = {
  id: string | number;
  name: string;
  start_time?: number | null;
  tournament?: string | null;
};
