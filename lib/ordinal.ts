const suffixes = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** Returns '1st', '2nd', '3rd', '4th', '11th' … for an integer, by the English plural rules of CLDR. */
export const ordinal = (count: number): string => `${count}${suffixes[rules.select(count)]}`;
