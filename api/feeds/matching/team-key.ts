import { groupBy } from '@/api/group-by';
import aliases from './team-aliases.json';

/** The words by which providers mark a side of women; the key always has `women`. */
const womenWords = new Set(['women', 'womens', 'woman', 'ladies', 'w']);
const shortWords: Record<string, string> = { saint: 'st' };
const ignoredWords = new Set(['the', 'men', 'mens']);

type Context = {
  /** The year of the match: names of teams change between seasons. */
  season: number;
  isWomen: boolean;
};

/**
 * The canonical name of a team, equal for all spellings of one team and never for the men and women of
 * one club: 'The Oval Invincibles (Women)' in 2026 is 'mi london women'.
 */
export function teamKey(name: string, { season, isWomen }: Context): string {
  const { club, age, hasWomenMark } = parsedName(name);
  const alias = aliasesByName.get(club)?.find(one => season >= (one.from ?? 0));
  const team = alias ? parsedName(alias.team).club : club;
  return [team, age, isWomen || hasWomenMark ? 'women' : ''].filter(Boolean).join(' ');
}

/** Whether a name says that it is a side of women. */
export const hasWomenMark = (name: string): boolean => parsedName(name).hasWomenMark;

/** Whether a provider does not know the team yet. */
export const isPlaceholder = (name: string): boolean =>
  foldName(name) === '' ||
  /^(?:tb[acd]|to be (?:confirmed|announced|decided)|winner .*|loser .*|)$/i.test(name.trim());

/** A name in lower case without accents and punctuation. */
export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type ParsedName = { club: string; age: string; hasWomenMark: boolean };

function parsedName(name: string): ParsedName {
  const folded = foldName(name).replace(/\b(?:under|u) ?(\d\d)s?\b/g, 'u$1');
  const words = folded.split(' ').map(word => shortWords[word] ?? word);
  // 'W' alone marks women only behind a name: 'India W'.
  const isMark = (word: string, at: number) => womenWords.has(word) && (word !== 'w' || at > 0);
  const ages = words.filter(word => /^u\d\d$/.test(word));
  const club = words.filter(
    (word, at) => !isMark(word, at) && !ages.includes(word) && !ignoredWords.has(word),
  );
  return { club: club.join(' '), age: ages.join(' '), hasWomenMark: words.some(isMark) };
}

type Alias = { alias: string; team: string; from?: number };

const aliasesByName = groupBy(aliases as Alias[], ({ alias }) => parsedName(alias).club);
