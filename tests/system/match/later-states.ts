import { ball, batter, detail, innings, layoutMatches, limited, wireTeams } from './layout-matches';

const { 92: chase } = layoutMatches;
const over = { Isbatting: undefined, Isonstrike: undefined };
const allOut = innings('1', '150', '19.4', {
  ...limited,
  Target: '163',
  Batsmen: [batter('11', '140', '218', { ...over, Howout: 'b' }), batter('12', '29', '44', over)],
});

/** The chase as it is later, which its page learns when its scripts run. */
export const laterStates = {
  ended: {
    ...chase,
    status: 4,
    score: '150 (19.4):162/5 (20.0)',
    inplay_time: '',
    match_status: 'England won by 12 runs',
    markets: [],
    markets_count: 0,
    match_info: {
      Matchdetail: { ...detail, Result: 'England won by 12 runs', Player_Match: 'Ivo Marsh' },
      Teams: wireTeams,
      Innings: [innings('2', '162', '20.0', { ...limited, Wickets: '5' }), allOut],
    },
  },
  abandoned: {
    ...chase,
    status: 4,
    inplay_time: '',
    match_status: 'Match abandoned',
    match_info: {
      ...chase.match_info,
      Matchdetail: { ...detail, Result: 'Match abandoned' },
    },
  },
} as const;

/** An over of twelve balls, and the end of the one before it. */
const longOver = [
  ...Array.from({ length: 12 }, (_, index) =>
    ball(32 - index, `14.${Math.max(1, 6 - index)}`, '1', index > 5 ? { Detail: 'wd' } : {}),
  ),
  ball(20, '13.6', '0'),
];

export const longOvers = {
  94: { ...chase, id: 94, commentary: [{ id: '2', items: longOver }] },
  /** A feed that names one over only. */
  95: {
    ...chase,
    id: 95,
    commentary: [
      {
        id: '2',
        items: Array.from({ length: 120 }, (_, index) => ball(220 - index, '15.1', '1')),
      },
    ],
  },
} as const;
