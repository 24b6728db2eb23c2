import { codePoints, foldName } from '@/lib/domain/fold-text';
import aliases from './team-aliases.json' with { type: 'json' };

/** The words by which providers mark a side of women, and of men. */
const womenWords = new Set(['women', 'womens', 'woman', 'ladies', 'w']);
const menWords = new Set(['men', 'mens', 'm']);
const shortWords: Record<string, string> = { saint: 'st' };

/** A name in its parts: 'UAE Under-19s Women' is the club 'uae', the level 'u19', women. */
type NameParts = { club: string; level: string; isWomen: boolean };

/** A letter alone is a mark only behind a name: 'India W'. */
const isMark = (marks: ReadonlySet<string>) => (word: string, at: number) =>
  marks.has(word) && (word.length > 1 || at > 0);

const isOfWomen = isMark(womenWords);
const isOfMen = isMark(menWords);
const isAge = (word: string): boolean => /^u\d\d$/.test(word);

function partsOf(name: string): NameParts {
  const words = foldName(name)
    .replace(/\b(?:under|u) ?(\d\d)s?\b/g, 'u$1')
    .split(' ')
    .filter(word => word !== '' && word !== 'the')
    .map(word => shortWords[word] ?? word);
  const unmarked = words.filter((word, index) => !isOfWomen(word, index) && !isOfMen(word, index));
  const ageless = unmarked.filter(word => !isAge(word));
  const isSecond = ageless.length > 1 && ageless.at(-1) === 'a';
  return {
    club: (isSecond ? ageless.slice(0, -1) : ageless).join(' '),
    level: [...(isSecond ? ['a'] : []), ...unmarked.filter(isAge)].join(' '),
    isWomen: words.some(isOfWomen),
  };
}

const knownNames = aliases.map(({ alias, team }) => ({
  alias,
  from: partsOf(alias).club,
  club: partsOf(team).club,
}));
const presentNames = new Map(knownNames.map(({ from, club }) => [from, club]));

/**
 * The club or country of a side in words of lower case, by its present name: that of 'USA Women'
 * and of 'United States A' is 'united states of america'. '' for a name of only symbols.
 */
export function clubOf(name: string): string {
  const { club } = partsOf(name);
  return presentNames.get(club) ?? club;
}

/**
 * The id of a side: club or country, level and gender, the same in all of its matches and for all
 * spellings of its name. 'The Oval Invincibles (Women)' is 'mi-london-women', 'India Under-19s' is
 * 'india-u19'. The id of an id is itself, '' that of an empty name. `isWomen`: known from elsewhere than the name.
 */
export function sideId(name: string, isWomen = false): string {
  const { level, isWomen: isMarked } = partsOf(name);
  const club = clubOf(name) || codePoints(name.trim().toLowerCase());
  if (club === '') return '';
  const words = [club, level, isWomen || isMarked ? 'women' : ''];
  return words.filter(Boolean).join(' ').replaceAll(' ', '-');
}

/** The other names by which a side is or was known, such as 'Delhi Daredevils'. */
export function otherNames(name: string): string[] {
  const club = clubOf(name);
  return knownNames.filter(known => known.club === club).map(({ alias }) => alias);
}

/** Whether an id of `sideId` is that of a side of women. */
export const isWomensSide = (id: string): boolean => id.endsWith('-women');

/** Whether a name marks a side of women. */
export const hasWomenMark = (name: string): boolean => partsOf(name).isWomen;

/** A side's name with its gender, for lists in which sides of women and men may meet. */
export const fullSideName = (name: string, isWomen: boolean): string =>
  isWomen && !hasWomenMark(name) ? `${name} Women` : name;
