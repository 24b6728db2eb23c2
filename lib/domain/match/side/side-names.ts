import { abbreviatedName } from '@/lib/domain/match/team-name';
import { otherNames } from './side-id';

/** 'PBKS', but not 'Windies'. */
const isAbbreviation = (name: string): boolean => /^[A-Z]{2,5}$/.test(name);

/**
 * The abbreviation of a side, as the file of other names has it, else its letters: 'INA', 'CSK'. `side` is
 * its id where a host sends one.
 */
export const shortNameOf = (name: string, side = name): string =>
  otherNames(side).find(isAbbreviation) ?? abbreviatedName(name);

/** The names besides its own by which a side is typed: its abbreviation, and former and other names. */
export const sideNames = (name: string, side = name): string[] => [
  ...new Set([shortNameOf(name, side), ...otherNames(side)]),
];
