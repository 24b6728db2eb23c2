import { groupBy } from '@/api/group-by';
import { foldText } from '@/lib/domain/match/result/side-names';
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

/*
 * The words that fixtures use for a side that is not known yet, as `foldName` writes them: 'TBC', 'T.B.A.',
 * 'Winner of Match 12', 'Semi-Final 1 Winner', '1st Place', 'Group A Runner-up', 'A1', 'Qualifier 1', 'Team 2'.
 */
const number = '\\d{1,3}';
const round =
  '(?:(?:quarter |semi |grand )?finals?|qualifiers?|eliminators?|knockouts?|challengers?|play ?offs?|match|game|qf|sf|[qecm])';
const numbered = `${round}(?: ?(?:${number}|[a-d]))?`;
const placed = `(?:winners?|losers?|runners? up|${number}(?:st|nd|rd|th)|first|second|third|fourth|top|best)`;
const group = '(?:(?:group|pool|conference|zone|division) [a-h0-9]{1,2}|[a-h])';
const ranked = '(?:place|placed|ranked|qualifier|seed|team|side)';
const placeholder = new RegExp(
  `^(?:${[
    't ?b ?[acdn]',
    '(?:yet )?to be (?:confirmed|announced|decided|determined|advised|known|named)',
    'un(?:known|decided|confirmed)',
    '(?:winners?|losers?)(?: .+)?',
    `${numbered} ${placed}`,
    `${placed}(?: of| in| from)? (?:${numbered}|${group}|${ranked})(?: (?:team|side))?(?: ${number})?`,
    `${group} (?:${placed}|\\d)(?: place)?`,
    `(?:seed|rank|place|position) ${number}`,
    `(?:semi ?|quarter ?)?finalist ${number}`,
    `(?:qualifier|qf|sf|q|team|side|opponent)(?: ?(?:${number}|[a-d]))?`,
    '[a-h]\\d',
  ].join('|')})$`,
);

/** Whether a provider does not know the team yet. */
export const isPlaceholder = (name: string): boolean =>
  foldName(name) === '' || placeholder.test(foldName(name));

/** A name in lower case without accents and punctuation; the vowel signs of other scripts are letters. */
export const foldName = (name: string): string =>
  foldText(name)
    .replace(/['’`]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
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
