/*
 * Matches of the mock API whose texts and times are unusual: names in scripts beyond Latin, a start that is
 * not known yet, and what would break documents that wrote it as it came.
 */

const hour = 3600;

type Names = readonly [string, string];

const event = (id: number, [first, second]: Names, changes: Record<string, unknown> = {}) => ({
  id,
  name: `${first} - ${second}`,
  start_time: Math.floor(Date.now() / 1000) + 30 * hour,
  status: 0,
  score: '',
  tournament: 'The Stand-in',
  league: 'stand-in',
  competitors: [
    { id: 1, name: first },
    { id: 2, name: second },
  ],
  markets: [
    {
      id: 'w',
      name: 'Match Winner',
      selections: [
        { id: 'a', name: first, odds: 1.8, prices: quotes(1.8) },
        { id: 'b', name: second, odds: 2.1, prices: quotes(2.1) },
      ],
    },
  ],
  bookmakers: ['silly-point', 'deep-cover'].map(slug => ({ slug, title: slug, kind: 'fixed' })),
  match_info: {},
  commentary: [{ id: '1', items: [{ Id: '1', Over: '0.1', Runs: '1', Isball: '1' }], overs: [] }],
  ...changes,
});

const quotes = (odds: number) =>
  ['silly-point', 'deep-cover'].map(bookmaker => ({ bookmaker, odds }));

/** By id. */
export const namesInScripts: Readonly<Record<number, Names>> = {
  501: ['मुंबई इंडियंस', 'चेन्नई सुपर किंग्स'],
  502: ['الهند', 'باكستان'],
  503: ['中国', '日本'],
  504: ['🏏 Bats', '🐯🐯🐯'],
  505: ['भ'.repeat(80), 'ع'.repeat(80)],
};

export const inScripts = Object.entries(namesInScripts).map(([id, names]) =>
  event(Number(id), names),
);

export const withoutStart = {
  upcoming: event(511, ['Ferns', 'Herons'], { start_time: null }),
  live: event(512, ['Larks', 'Owls'], { start_time: undefined, status: 2, score: '12/1 (2.3):' }),
  malformed: event(513, ['Rooks', 'Swifts'], { start_time: 'TBC', tournament: 'Unknown Cup' }),
};

const breaks = 'Crlf\r\nBEGIN:VEVENT\r\nSUMMARY:owned\r\nEND:VEVENT\u2028\u0085';
const long = `Long ${'x'.repeat(1000)}`;

export const hostile = {
  breaks: event(521, [breaks, 'Turned\u202eround\0'], { tournament: breaks }),
  long: event(522, [long, long], { tournament: long }),
  far: event(523, ['Far', 'Away'], { start_time: 8_640_000_000_000, updated_at: 8e12 }),
};
