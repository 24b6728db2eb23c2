/* As many matches as the largest hosts have on one day, with names of all lengths and scripts. */

const names = [
  'Kent',
  'Royal Challengers Bengaluru',
  'मुंबई इंडियंस',
  'Wolvercote-upon-Thames and Upper Heyford Wanderers of the Second Eleven of 1867',
  'Sri Lanka Women',
];
const nameOf = (index: number) => `${names[index % names.length] ?? ''} ${index}`;

/** Begins tomorrow, so that no fixture begins while a test runs. */
const tomorrow = Math.floor(Date.now() / 1000) + 2 * 86_400;

const market = (selections: number) => ({
  id: 'w',
  name: 'Match winner',
  selections: Array.from({ length: selections }, (_, index) => ({
    id: index + 1,
    name: index < 2 ? nameOf(index) : `Another result ${index}`,
    odds: 1.5 + index,
  })),
});

const event = (id: number, changes: Record<string, unknown>) => ({
  id,
  name: `${nameOf(id)} - ${nameOf(id + 1)}`,
  competitors: [
    { id: 1, name: nameOf(id) },
    { id: 2, name: nameOf(id + 1) },
  ],
  markets_count: 3,
  ...changes,
});

/** 300 of one tournament, three a day; the start of the last one is not known. */
export const fixtures = Array.from({ length: 300 }, (_, index) =>
  event(1000 + index, {
    start_time: index === 299 ? null : tomorrow + Math.floor(index / 3) * 86_400,
    status: 0,
    tournament: 'The Long Cup',
    league: 'league-0',
    markets: [market(2)],
  }),
);

/** 44 in play in as many leagues; one has nine selections, one none. */
export const liveMatches = Array.from({ length: 44 }, (_, index) =>
  event(2000 + index, {
    start_time: tomorrow - 3 * 86_400,
    status: 2,
    match_status: index % 2 ? 'Kent 1 need 41 runs from 36 balls' : '',
    inplay_time: '14.2 ov',
    score: index % 3 ? '122/3 (14.2):' : '364 (126.1) & 298/8 (109.3):402 (131.0)',
    tournament: `League ${index}`,
    league: `league-${index}`,
    markets: [market([2, 3, 9][index % 3] ?? 2)],
  }),
);

export const leagues = Array.from({ length: 80 }, (_, index) => ({
  slug: `league-${index}`,
  name: `League ${index}`,
}));
