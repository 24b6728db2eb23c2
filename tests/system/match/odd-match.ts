/*
 * Matches of the mock API like those of a careless feed: each must open, and show its valid parts
 * only.
 */
const first = '<script>alert(1)</script> & "Quoted" O\'Neill';
const second = '東京ベイ・ドルフィンズ संघ';
const longName = 'Wolvercote-upon-Thames and Upper Heyford Wanderers of the Second Eleven of 1867';

export const oddNames = { first, second, longName };

const event = (id: number, changes: Record<string, unknown>) => ({
  id,
  name: `${first} - ${second}`,
  start_time: Date.UTC(2026, 10, 21, 8) / 1000,
  status: 2,
  match_status: '',
  score: '61/1 (6.2):',
  tournament: 'The Stand-in',
  league: 'stand-in',
  competitors: [
    { id: 1, name: first },
    { id: 2, name: second },
  ],
  markets: [],
  ...changes,
});

const ball = (Id: unknown, Over: string, Runs: unknown, changes: Record<string, unknown> = {}) => ({
  Id,
  Over,
  Runs,
  Detail: '',
  Isball: 'true',
  Batsman_Name: longName,
  Bowler_Name: '<b>Bold</b>',
  Commentary: `Ball ${String(Id)}.`,
  ...changes,
});

const batsmen = [
  { Batsman: '11', Runs: '33', Balls: '20', Fours: '4', Sixes: 1, Isbatting: '1', Isonstrike: '1' },
  { Batsman: 'nobody-knows', Runs: 0, Balls: '2', Fours: '0', Sixes: '0', Howout: 'run out' },
  { Batsman: 'nobody-knows', Runs: '', Balls: '', Fours: '', Sixes: '', Howout: '' },
];

const innings = {
  Battingteam: '1',
  Total: '61',
  Wickets: '1',
  Overs: '6.2',
  Total_Balls_Bowled: 38,
  Batsmen: [...batsmen, 'no line at all', null],
  Bowlers: [{ Bowler: 21, Overs: '1.2', Maidens: '0', Runs: '14', Wickets: '0' }],
  FallofWickets: [{ Batsman: 'nobody-knows', Score: '55', Overs: '5.6' }],
};

const teams = {
  1: { Name_Full: first, Name_Short: 'ONE', Players: { 11: { Name_Full: longName } } },
  2: { Name_Full: second, Players: { 21: { Name_Full: '<i>Ivo</i> "Quick" Marsh' } } },
};

/** Newest first except for two late ones, one of them twice; flags in every form. */
const disorder = [
  ball('9', '1.3', '6', { Isboundary: '1' }),
  ball('7', '1.1', '4', { Isboundary: 'true' }),
  ball('8', '1.2', 1, { Detail: 'wd', Isboundary: 'false' }),
  ball('7', '1.1', '4', { Isboundary: 'true', Commentary: 'Ball 7, mended.' }),
  { Id: '6', Over: '', Commentary: `<img src=x onerror=alert(1)> ${'नमस्ते '.repeat(150)}` },
  ball(5, '0.6', '0', { Iswicket: 'true', Summary: { Over: '1', Runs: '7', Batsmen: 'none' } }),
  { Over: '0.5', Commentary: 'No id, no place.' },
  'no comment at all',
];

const longBalls = 2000;
const runsOf = (at: number): number => (at % 5 === 0 ? 4 : 1);

/** The summary of an over of the long innings, by its last ball. */
const summaryOf = (last: number) => {
  const balls = Array.from({ length: last + 1 }, (_, index) => runsOf(index));
  const sum = (some: number[]) => some.reduce((all, runs) => all + runs, 0);
  return { Over: String((last + 1) / 6), Runs: sum(balls.slice(-6)), Score: `${sum(balls)}/0` };
};

/** The host counts no overs; each is summarised at its end. Newest first. */
const longInnings = Array.from({ length: longBalls }, (_, index) =>
  ball(index + 1, `${Math.floor(index / 6)}.${(index % 6) + 1}`, String(runsOf(index)), {
    ...(runsOf(index) === 4 && { Isboundary: true }),
    ...(index % 6 === 5 && { Summary: summaryOf(index) }),
    Commentary: 'Pushed past mid-on, who gives chase and cuts it off. '.repeat(1 + (index % 4)),
  }),
).reverse();

/** By id; the last one is a complete Test in one innings. */
export const oddMatches = {
  78: event(78, {
    match_info: { Innings: [innings, null, 'nothing'], Teams: teams },
    commentary: [
      { id: '1', items: disorder },
      { id: '1', items: [disorder[0]] },
    ],
  }),
  79: event(79, { match_info: null, commentary: null }),
  80: event(80, {
    match_info: {
      Matchdetail: { Status: 'Stumps', Venue: 'a text', Match: null, Weather: '' },
      Innings: [innings],
      Teams: [teams[1], teams[2]],
    },
    commentary: [],
  }),
  81: event(81, { match_info: {}, commentary: [{ id: 1, items: longInnings }] }),
} as const;

/** A new ball of the long innings, as a live message. */
export const nextBall = (number: number) => ({
  eventType: 'commentary',
  message: {
    id: 81,
    innings: [
      { id: 1, items: [ball(number, '333.3', '2', { Commentary: `Late ball ${number}.` })] },
    ],
  },
});
