import { foldName } from '@/lib/domain/fold-text';
import { knownCompetition } from './competition';

/** Words of a competition's name that its short name leaves out. */
const unspoken = new Set(['icc', 'the', 'of', 'and', 'mens', 'men', 'womens', 'women', 'tata']);
/** A World Cup's own matches have none of these in their competition. */
const towardsOne = new Set([
  ...['qualifier', 'qualifiers', 'qualifying', 'qualification'],
  ...['league', 'challenge', 'region', 'regional'],
]);
const isYear = (word: string): boolean => /^(?:19|20)\d\d/.test(word);

/**
 * The other names by which a league is typed: its slug, the names that providers have for it, and its
 * initials, such as 'ipl', 'bbl' and 'wc'.
 */
export function leagueNames({ slug, name }: { slug: string; name: string }): string[] {
  const words = foldName(name)
    .split(' ')
    .filter(word => word !== '' && !isYear(word));
  const spoken = words.filter(word => !unspoken.has(word));
  const isOfWomen = words.some(word => /^womens?$/.test(word));
  const initials = spoken.length > 1 ? spoken.map(word => word.charAt(0)).join('') : '';
  const isWorldCup =
    /\bworld cup\b/.test(spoken.join(' ')) && !spoken.some(word => towardsOne.has(word));
  const names = [
    slug,
    slug.replaceAll('-', ' '),
    ...(knownCompetition(name)?.names ?? []),
    isWorldCup ? '' : initials,
    isOfWomen && initials && !isWorldCup ? `w${initials}` : '',
    ...(isWorldCup ? worldCupNames(spoken, isOfWomen) : []),
  ];
  return [...new Set(names.filter(Boolean))];
}

/** 'wc' for every World Cup, and 't20wc', 'cwc' or 'wwc' for one of them. */
function worldCupNames(words: string[], isOfWomen: boolean): string[] {
  const isTwenty20 = words.includes('t20');
  return ['wc', isTwenty20 ? 't20wc' : 'cwc', ...(isOfWomen ? ['wwc'] : [])];
}
