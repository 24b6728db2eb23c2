/** The runners of a competition; month and day are the approximate start of its next season. */
export type OutrightField = {
  tournament: string;
  league: string;
  category: string;
  season: { month: number; day: number };
  teams: readonly string[];
  /** Whether the teams are in order from favourite to outsider. */
  ranked?: true;
  /** The questions, each an event with the teams as runners. */
  questions: readonly { id: string; name: string; best: boolean }[];
};

const bigBashTeams = [
  'Adelaide Strikers',
  'Brisbane Heat',
  'Hobart Hurricanes',
  'Melbourne Renegades',
  'Melbourne Stars',
  'Perth Scorchers',
  'Sydney Sixers',
  'Sydney Thunder',
];

const winner = (id: string) => ({ id, name: 'Winner', best: true });
const lastPlace = (id: string) => ({ id, name: 'To finish last', best: false });

export const outrightFields: readonly OutrightField[] = [
  {
    tournament: 'Indian Premier League',
    league: 'ipl',
    category: 'India',
    season: { month: 3, day: 22 },
    teams: [
      'Chennai Super Kings',
      'Delhi Capitals',
      'Gujarat Titans',
      'Kolkata Knight Riders',
      'Lucknow Super Giants',
      'Mumbai Indians',
      'Punjab Kings',
      'Rajasthan Royals',
      'Royal Challengers Bengaluru',
      'Sunrisers Hyderabad',
    ],
    questions: [winner('101'), lastPlace('102')],
  },
  {
    tournament: "ICC Men's T20 World Cup",
    league: 'icc-mens-t20-world-cup',
    category: 'International',
    season: { month: 10, day: 15 },
    teams: [
      'India',
      'Australia',
      'England',
      'New Zealand',
      'South Africa',
      'West Indies',
      'Pakistan',
      'Sri Lanka',
      'Afghanistan',
      'Bangladesh',
    ],
    ranked: true,
    questions: [winner('111')],
  },
  {
    tournament: "Women's Big Bash League",
    league: 'womens-big-bash-league',
    category: 'Australia',
    season: { month: 11, day: 1 },
    teams: bigBashTeams,
    questions: [winner('121'), lastPlace('122')],
  },
  {
    tournament: 'Big Bash League',
    league: 'big-bash-league',
    category: 'Australia',
    season: { month: 12, day: 14 },
    teams: bigBashTeams,
    questions: [winner('131'), lastPlace('132')],
  },
  {
    tournament: 'Caribbean Premier League',
    league: 'caribbean-premier-league',
    category: 'West Indies',
    season: { month: 8, day: 14 },
    teams: [
      'Antigua & Barbuda Falcons',
      'Barbados Royals',
      'Guyana Amazon Warriors',
      'Saint Lucia Kings',
      'St Kitts & Nevis Patriots',
      'Trinbago Knight Riders',
    ],
    questions: [winner('141')],
  },
];
