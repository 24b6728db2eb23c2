/* As many matches as the largest hosts have on one day, with names of all lengths and scripts. */

const longName = 'Wolvercote-upon-Thames and Upper Heyford Wanderers of the Second Eleven of 1867';
const names = ['Kent', 'Royal Challengers Bengaluru', 'मुंबई इंडियंस', longName, 'Sri Lanka Women'];
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

/** The sides of the matches in play, by turns: the first three have names of an ordinary length. */
export const livePairs = [
  ['Mumbai Indians', 'Chennai Super Kings'],
  ['Sri Lanka Women', 'India Women'],
  ['Kent', 'Surrey'],
  ['मुंबई इंडियंस', 'चेन्नई सुपर किंग्स'],
  [longName, 'Royal Challengers Bengaluru'],
] as const;
export const ordinaryPairs = 3;

const bookmaker = { slug: 'third-slip', title: 'Third Slip Sportsbook' };

/** Of the two sides, a draw, and as many more results, each with the bookmaker of its price. */
const winner = (sides: readonly string[], selections: number) => ({
  ...market(selections),
  selections: market(selections).selections.map((selection, index) => ({
    ...selection,
    name: sides[index] ?? (index === 2 ? 'Draw' : selection.name),
    best: [bookmaker.slug],
  })),
});

/** 44 in play in as many leagues; every third has nine selections, one has a market of no side. */
export const liveMatches = Array.from({ length: 44 }, (_, index) => {
  const sides = livePairs[index % livePairs.length] ?? livePairs[0];
  return event(2000 + index, {
    name: sides.join(' - '),
    competitors: sides.map((name, side) => ({ id: side + 1, name })),
    start_time: tomorrow - 3 * 86_400,
    status: 2,
    match_status: index % 2 ? 'Need 41 runs from 36 balls' : '',
    inplay_time: '14.2 ov',
    score: index % 4 ? '122/3 (14.2):' : '364 (126.1) & 298/8 (109.3):402 (131.0)',
    tournament: `League ${index}`,
    league: `league-${index}`,
    bookmakers: [bookmaker],
    markets: [index === 12 ? market(2) : winner(sides, [2, 3, 9][index % 3] ?? 2)],
  });
});

export const leagues = Array.from({ length: 80 }, (_, index) => ({
  slug: `league-${index}`,
  name: `League ${index}`,
}));
