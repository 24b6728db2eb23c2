/*
 * Matches from another API host, in the states that fill a match page most; layout tests measure their boxes.
 */
const market = (id: string, name: string, ...selections: string[]) => ({
  id,
  name,
  selections: selections.map((selection, index) => ({
    id: index + 1,
    name: selection,
    odds: (1.85 + index * 0.4).toFixed(2),
  })),
});

const longTitle =
  'Runs in the second innings of England, super overs and penalty runs awarded after it included';

const markets = [
  market('winner', 'Match Winner', 'India', 'England', 'Draw'),
  market('toss', 'Most runs in an over', 'India', 'England'),
  market('long', longTitle, 'Over 164.5', 'Under 164.5'),
  ...Array.from({ length: 12 }, (_, index) =>
    market(`m${index}`, `Runs at the fall of wicket ${index + 1}`, 'Over 24.5', 'Under 24.5'),
  ),
];

const teams = [
  { id: 1, name: 'India' },
  { id: 2, name: 'England' },
];

const event = <T extends object>(id: number, changes: T) => ({
  id,
  name: 'India - England',
  start_time: Date.UTC(2026, 10, 21, 8) / 1000,
  status: 2,
  match_status: '',
  inplay_time: '',
  tournament: 'Stand-in Trophy',
  league: 'stand-in',
  competitors: teams,
  markets,
  markets_count: markets.length,
  ...changes,
});

const player = (Name_Full: string) => ({ Name_Full });
export const wireTeams = {
  1: {
    Name_Full: 'India',
    Name_Short: 'IND',
    Players: { 11: player('Suryakumar Ramachandran'), 12: player('Noor Vale') },
  },
  2: {
    Name_Full: 'England',
    Name_Short: 'ENG',
    Players: { 21: player('Archibald Featherstonehaugh'), 22: player('Ivo Marsh') },
  },
};

export const batter = (Batsman: string, Runs: string, Balls: string, changes = {}) => ({
  Batsman,
  Runs,
  Balls,
  Fours: '4',
  Sixes: '1',
  Strikerate: ((Number(Runs) * 100) / Number(Balls)).toFixed(1),
  Howout: 'not out',
  ...changes,
});

export const innings = (Battingteam: string, Total: string, Overs: string, changes = {}) => ({
  Battingteam,
  Total,
  Overs,
  Wickets: '10',
  Batsmen: [
    batter(Battingteam === '1' ? '11' : '21', '134', '207', { Howout: 'run out' }),
    batter(Battingteam === '1' ? '12' : '22', '28', '41', { Howout: 'run out' }),
  ],
  Bowlers: [
    {
      Bowler: Battingteam === '1' ? '21' : '11',
      Overs: '31.2',
      Maidens: '4',
      Runs: '101',
      Wickets: '5',
      Noballs: '2',
      Wides: '1',
      Economyrate: '3.2',
    },
  ],
  FallofWickets: [{ Batsman: Battingteam === '1' ? '11' : '21', Score: '255', Overs: '84.3' }],
  ...changes,
});

/** Two batters at the crease and a bowler. */
const inPlay = (Battingteam: '1' | '2', Wickets: string) => {
  const [first, second, bowler] = Battingteam === '1' ? ['11', '12', '21'] : ['21', '22', '11'];
  return {
    Wickets,
    Batsmen: [
      batter(first, '134', '207', { Isbatting: true, Isonstrike: true }),
      batter(second, '28', '41', { Isbatting: true }),
    ],
    Bowlers: [
      {
        Bowler: bowler,
        Overs: '31.2',
        Maidens: '4',
        Runs: '101',
        Wickets: '5',
        Economyrate: '3.2',
        Isbowlingnow: true,
      },
    ],
    Partnership_Current: { Runs: '143', Balls: '271' },
  };
};

export const ball = (
  Id: number,
  Over: string,
  Runs: string,
  changes: Record<string, unknown> = {},
) => ({
  Id: String(Id),
  Over,
  Runs,
  Detail: '',
  Isball: true,
  Batsman_Name: 'Suryakumar Ramachandran',
  Bowler_Name: 'Archibald Featherstonehaugh',
  Commentary: `Ball ${Id}.`,
  ...changes,
});

/** The thirteenth over with four leg byes, five wides and a no-ball, and the end of the twelfth. */
const balls = [
  ball(10, '12.3', '2', { Detail: 'nb' }),
  ball(9, '12.3', '5', { Detail: 'wd', Isboundary: true }),
  ball(8, '12.2', '4', { Detail: 'lb', Isboundary: true }),
  ball(7, '12.1', '4', { Isboundary: true }),
  ball(6, '11.6', '0'),
  ball(5, '11.5', '6', { Isboundary: true }),
  ball(4, '11.4', '1'),
  ball(3, '11.3', '0', { Iswicket: true }),
  ball(2, '11.2', '0'),
  ball(1, '11.1', '1'),
];

export const limited = { AllottedOvers: '20', AllotedBalls: '120' };
export const detail = { Match: { Livecoverage: 'yes', Type: 'Test' } };

export const layoutMatches = {
  /** A first innings in play. */
  91: event(91, {
    score: '122/3 (13.0):',
    inplay_time: '1st innings',
    match_status: 'England chose to field',
    match_info: {
      Matchdetail: detail,
      Teams: wireTeams,
      Innings: [innings('1', '122', '13.0', { ...limited, ...inPlay('1', '3') })],
    },
    commentary: [{ id: '1', items: balls }],
  }),
  /** A chase. */
  92: event(92, {
    score: '122/3 (13.0):162/5 (20.0)',
    inplay_time: '2nd innings',
    match_status: 'IND need 41 runs from 42 balls',
    match_info: {
      Matchdetail: detail,
      Teams: wireTeams,
      Innings: [
        innings('2', '162', '20.0', { ...limited, Wickets: '5' }),
        innings('1', '122', '13.0', { ...limited, Target: '163', ...inPlay('1', '3') }),
      ],
    },
    commentary: [{ id: '2', items: balls }],
  }),
  /** A Test on its fourth day, with two innings on each side. */
  93: event(93, {
    score: '364 (126.1) & 298/8 (109.3):391 (128.0) & 120 (51.5)',
    match_status: 'Tea',
    match_info: {
      Matchdetail: { ...detail, Status: 'Day 4, session 2' },
      Teams: wireTeams,
      Innings: [
        innings('1', '364', '126.1'),
        innings('2', '391', '128.0'),
        innings('1', '298', '109.3', { Wickets: '8' }),
        innings('2', '120', '51.5', inPlay('2', '4')),
      ],
    },
    commentary: [{ id: '4', items: balls }],
  }),
} as const;
