import { foldName } from '@/lib/domain/fold-text';

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
