import { manyPricesEvent } from '@/tests/fixtures/prices/thirty-bookmakers';
import { layoutMatches } from './layout-matches';
import { laterStates } from './later-states';

/*
 * A match in each state that the head of its page has, with short names, with names of 80 letters
 * and with names in Devanagari.
 */

const { 92: chase, 93: testMatch } = layoutMatches;
const hour = 3600;
const now = Math.floor(Date.now() / 1000);
const { bookmakers, sources, markets, markets_count } = manyPricesEvent(0, 8, now + hour);
const priced = { bookmakers, sources, markets, markets_count, updated_at: now + hour, version: 1 };

const named = (first: string, second: string, tournament: string) => ({
  name: `${first} - ${second}`,
  tournament,
  competitors: [
    { id: 1, name: first },
    { id: 2, name: second },
  ],
});

/** 80 letters each. */
const long = named(
  'Wolvercote-upon-Thames and Upper Heyford Wanderers of the Second Eleven of 1867!',
  'Kidlington-on-the-Green and Lower Cherwell Valley Gentlemen of the First XI 1871',
  'The Wolvercote and Upper Heyford International Invitational Twenty20 Trophy 2026',
);

export const headNames = {
  short: {},
  'of 80 letters': long,
  'in Devanagari': named(
    'मुंबई इंडियंस क्रिकेट संघ',
    'राजस्थान रॉयल्स क्रिकेट संघ',
    'इंडियन प्रीमियर लीग दो हज़ार छब्बीस',
  ),
};

const upcoming = {
  ...chase,
  status: 0,
  score: '',
  inplay_time: '',
  match_status: '',
  match_info: { Matchdetail: chase.match_info.Matchdetail },
  commentary: [],
  start_time: now + 30 * hour,
};

/** By the state: what the host sends. Only a match that has ended has no prices. */
export const headStates = {
  upcoming: { ...upcoming, ...priced },
  'without a start': { ...upcoming, ...priced, start_time: null },
  delayed: { ...upcoming, ...priced, match_status: 'Start delayed by rain' },
  live: { ...chase, ...priced },
  'live as a replay': {
    ...chase,
    ...priced,
    replay: { played_on: '2024-09-26', credit: 'Facts: Cricsheet' },
  },
  'in rain': {
    ...chase,
    ...priced,
    match_status: 'Rain stopped play, India need 41 runs from 42 balls',
  },
  'in a super over': {
    ...chase,
    ...priced,
    inplay_time: 'Super over',
    match_status: 'Scores level, India need 12 runs from 6 balls in the super over',
  },
  'a Test': { ...testMatch, ...priced },
  abandoned: laterStates.abandoned,
  ended: laterStates.ended,
};

export type HeadState = keyof typeof headStates;
export type HeadName = keyof typeof headNames;

const states = Object.keys(headStates) as HeadState[];
const names = Object.keys(headNames) as HeadName[];

export const headId = (state: HeadState, name: HeadName): number =>
  300 + states.indexOf(state) * 10 + names.indexOf(name);

export const headMatches = states.flatMap(state =>
  names.map(name => ({ ...headStates[state], ...headNames[name], id: headId(state, name) })),
);
