/** A page of the site that no content file defines, by the words that visitors type for it. */
export type SitePage = { path: string; title: string; text: string; names: readonly string[] };

/** The words that visitors type for the content pages of the route table. */
const contentNames: Record<string, readonly string[]> = {
  'responsible-gambling': [
    'responsible',
    'gamstop',
    'gamcare',
    'gamblers anonymous',
    'gambling help',
    'self exclusion',
    'addiction',
    'help',
  ],
  contact: ['contact us', 'email', 'support'],
  privacy: ['privacy policy', 'gdpr'],
  terms: ['terms and conditions'],
  cookies: ['cookie policy'],
  accessibility: ['wcag', 'screen reader', 'keyboard', 'a11y'],
  glossary: ['terms', 'words', 'dictionary', 'meaning', 'definitions', 'what is'],
};

/** The pages that search finds besides content and matches. A path is as in the route table. */
export const sitePages: readonly SitePage[] = [
  {
    path: 'odds/matches/all/in-play',
    title: 'Live matches and fixtures',
    text: 'Matches in play, in the next 24 hours and later, with their odds.',
    names: ['live', 'live score', 'live scores', 'fixtures', 'schedule', 'matches', 'in play'],
  },
  {
    path: 'odds/matches/all/next-24-hours',
    title: 'Matches in the next 24 hours',
    text: 'What begins today and tonight.',
    names: ['today', 'today match', 'matches today', 'tonight', 'tomorrow'],
  },
  {
    path: 'matches/on',
    title: 'Matches by day',
    text: 'What is played on a day, and what was.',
    names: ['by day', 'by date', 'date', 'calendar', 'day'],
  },
  {
    path: 'match-history',
    title: 'Results',
    text: 'Ended matches, by day.',
    names: ['past results', 'match results', 'history', 'scorecards', 'yesterday'],
  },
  {
    path: 'series',
    title: 'Series and points tables',
    text: 'Competitions with their matches, results and tables.',
    names: ['points table', 'points', 'standings', 'table', 'leagues', 'tournaments'],
  },
  {
    path: 'players',
    title: 'Players',
    text: 'Players by side and by name, with their batting and bowling.',
    names: ['player', 'batsmen', 'batters', 'bowlers', 'player stats', 'statistics', 'stats'],
  },
  {
    path: 'grounds',
    title: 'Grounds',
    text: 'Grounds with their matches, totals and best innings.',
    names: ['ground', 'venue', 'venues', 'stadium', 'stadiums', 'pitch'],
  },
  {
    path: 'following',
    title: 'Following and hidden scores',
    text: 'Follow teams and leagues, and hide scores until you want them.',
    names: [
      'hide scores',
      'spoilers',
      'no spoilers',
      'spoiler free',
      'follow',
      'following',
      'favourites',
      'favorites',
      'my teams',
    ],
  },
  {
    path: 'my-bookmakers',
    title: 'My bookmakers',
    text: 'Choose whose prices are compared.',
    names: ['my bookmakers', 'choose bookmakers', 'my accounts', 'filter bookmakers', 'my bookies'],
  },
  {
    path: 'alerts',
    title: 'Alerts',
    text: 'Messages about wickets, results and prices of your matches.',
    names: ['alert', 'notifications', 'notification', 'push', 'notify'],
  },
  {
    path: 'odds/movers',
    title: 'Movers',
    text: 'The prices that moved most.',
    names: ['price moves', 'market movers', 'drifters', 'steamers', 'odds movement'],
  },
  {
    path: 'odds/outrights',
    title: 'Outrights',
    text: 'Odds of who wins a tournament.',
    names: ['tournament winner', 'outright', 'futures', 'winner odds'],
  },
  {
    path: 'calculators',
    title: 'Calculators',
    text: 'Odds and margins, worked out with their formulas.',
    names: ['calculator', 'bet calculator', 'odds calculator', 'betting calculator'],
  },
  {
    path: 'calculators/odds',
    title: 'Odds converter',
    text: 'One price in every odds format, with its implied chance.',
    names: ['odds converter', 'convert odds', 'converter', 'implied probability', 'implied chance'],
  },
  {
    path: 'calculators/margin',
    title: 'Margin calculator',
    text: 'Overround, payout and fair odds of a market.',
    names: ['margin', 'overround', 'vig', 'juice', 'fair odds', 'payout'],
  },
  {
    path: 'calculators/accumulator',
    title: 'Accumulator calculator',
    text: 'What combined bets return, and what their margin costs.',
    names: ['accumulator', 'acca', 'parlay', 'double', 'treble', 'multiple'],
  },
  {
    path: 'calculators/each-way',
    title: 'Each-way calculator',
    text: 'A bet to win and to be placed, with all of its outcomes.',
    names: ['each way', 'each-way', 'place terms'],
  },
  {
    path: 'calculators/dutching',
    title: 'Dutching calculator',
    text: 'One stake divided among outcomes of a market.',
    names: ['dutching', 'dutch'],
  },
  {
    path: 'betting-sites',
    title: 'Betting sites',
    text: 'Bookmakers with their reviews.',
    names: ['bookmakers', 'bookies', 'bookmaker', 'betting apps', 'apps'],
  },
  {
    path: 'bonuses',
    title: 'Bonuses',
    text: 'Offers of bookmakers with their terms.',
    names: ['bonus', 'offers', 'free bets', 'promo codes'],
  },
  { path: 'news', title: 'News', text: 'All stories.', names: ['latest news', 'stories'] },
  {
    path: 'responsible-gambling/break',
    title: 'Take a break',
    text: 'Turn prices off for 24 hours, 7 days or 6 weeks.',
    names: ['break', 'time out', 'timeout', 'cool off', 'cooling off'],
  },
  {
    path: 'responsible-gambling/reminder',
    title: 'Reminder',
    text: 'Be reminded of the time you spend on pages with prices.',
    names: ['reality check', 'time spent', 'session reminder'],
  },
  {
    path: 'responsible-gambling/questions',
    title: 'Nine questions',
    text: 'The Problem Gambling Severity Index, added up on your device.',
    names: ['pgsi', 'self test', 'gambling test', 'problem gambling', 'severity index'],
  },
  {
    path: 'responsible-gambling/cost',
    title: 'What a month costs',
    text: 'What betting is expected to cost, from stake, bets a week and margin.',
    names: ['cost of betting', 'expected loss', 'loss calculator'],
  },
  {
    path: 'offline-storage',
    title: 'Saved pages',
    text: 'Pages on your device that open without a connection.',
    names: ['offline', 'saved', 'storage'],
  },
];

/** The words that visitors type for a page, besides its title. */
export const namesOfPage = (path: string): readonly string[] =>
  contentNames[path] ?? sitePages.find(page => page.path === path)?.names ?? [];
