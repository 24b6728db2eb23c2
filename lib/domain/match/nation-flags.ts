import { clubOf } from './side/side-id';

/**
 * The flags that make-flags.mjs draws, by nation. The West Indies have no flag: they get a badge of
 * ours.
 */
export const nationFlags = new Map(
  Object.entries({
    Afghanistan: 'af',
    Australia: 'au',
    Bahrain: 'bh',
    Bangladesh: 'bd',
    Canada: 'ca',
    England: 'gb-eng',
    Germany: 'de',
    'Hong Kong': 'hk',
    India: 'in',
    Indonesia: 'id',
    Ireland: 'ie',
    Italy: 'it',
    Japan: 'jp',
    Kenya: 'ke',
    Kuwait: 'kw',
    Malaysia: 'my',
    Namibia: 'na',
    Nepal: 'np',
    Netherlands: 'nl',
    'New Zealand': 'nz',
    Nigeria: 'ng',
    Oman: 'om',
    Pakistan: 'pk',
    'Papua New Guinea': 'pg',
    Philippines: 'ph',
    Qatar: 'qa',
    Rwanda: 'rw',
    Scotland: 'gb-sct',
    Singapore: 'sg',
    'South Africa': 'za',
    'Sri Lanka': 'lk',
    Tanzania: 'tz',
    Thailand: 'th',
    Uganda: 'ug',
    'United Arab Emirates': 'ae',
    'United States of America': 'us',
    'West Indies': 'wi',
    Zimbabwe: 'zw',
  }),
);

const byClub = new Map([...nationFlags].map(([nation, code]) => [clubOf(nation), code]));

/** The code of a side's flag, by any of its names: 'USA Women' has that of the nation. Null for a club. */
export const flagOfSide = (name: string): string | null => byClub.get(clubOf(name)) ?? null;
