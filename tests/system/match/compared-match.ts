import { layoutMatches } from './layout-matches';

const bookmakers = ['Silly Point', 'Deep Cover', 'Nightwatchman', 'Royal Panda Sportsbook'];
const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

const quotes = (odds: number) =>
  bookmakers.map((title, index) => ({
    bookmaker: slugOf(title),
    odds: odds - index * 0.05,
    status: 'open',
  }));

const names = ['Thiruvananthapuram Super Kings', 'Royal Challengers Bengaluru'] as const;

/** A match in play of long names, whose first market several bookmakers quote. */
export const comparedMatch = {
  ...layoutMatches[92],
  id: 96,
  name: names.join(' - '),
  competitors: names.map((name, index) => ({ id: index + 1, name })),
  tournament: "ICC Women's World Twenty20 Qualifying Series",
  bookmakers: bookmakers.map(title => ({ slug: slugOf(title), title, kind: 'fixed' })),
  bookmakers_count: bookmakers.length,
  markets: [
    {
      id: 'winner',
      name: 'Match Winner',
      selections: names.map((name, index) => ({
        id: index + 1,
        name,
        odds: 1.85 + index * 0.3,
        prices: quotes(1.85 + index * 0.3),
      })),
    },
    ...layoutMatches[92].markets.slice(1),
  ],
};

/** The same before its start. */
export const upcomingComparedMatch = {
  ...comparedMatch,
  id: 97,
  status: 0,
  score: '',
  inplay_time: '',
  start_time: Date.UTC(2036, 10, 21, 8) / 1000,
  match_info: null,
  commentary: [],
};
