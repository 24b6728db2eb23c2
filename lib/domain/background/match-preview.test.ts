import type { EndedMatch } from '@/lib/contract/figures';
import { unfoundedNumbers } from '@/lib/domain/prose/sentence';
import { aTeam } from '@/tests/fixtures/match';
import { fc } from '@/tests/fixtures/properties';
import { anyHistory, anySides, backgroundOf } from '@/tests/fixtures/results/match-history';
import { toBackground } from './background';
import { previewSources, writePreview, type MatchPreview } from './match-preview';
import * as phrases from './preview-phrases';

const matchOf = (sides: readonly [string, string], changes: object = {}) => ({
  id: '7',
  teams: [aTeam(sides[0]), aTeam(sides[1])] as [ReturnType<typeof aTeam>, ReturnType<typeof aTeam>],
  tournament: 'T20 Cup',
  format: 't20' as const,
  replay: { playedOn: '2026-02-01', credit: '' },
  venue: 'The Green',
  toss: `${sides[0]} won the toss and chose to bat`,
  ...changes,
});

function preview(history: readonly EndedMatch[], sides: readonly [string, string], changes = {}) {
  const match = matchOf(sides, changes);
  return writePreview(match, toBackground(backgroundOf(history, sides), match));
}

const textOf = (written: MatchPreview): string =>
  written.map(sentences => sentences.map(({ text }) => text).join(' ')).join(' ');

type Played = { sides?: [string, string]; day: number; winner?: 0 | 1; kind?: string };

/** Matches won by the first side by 4 runs, unless stated. */
const played = (...matches: Played[]): EndedMatch[] =>
  matches.map(({ sides = ['Ferns', 'Herons'], day, winner = 0, kind = 'won' }, index) => ({
    match: {
      id: `p${index}`,
      name: sides.join(' - '),
      start_time: 1_700_000_000,
      played_on: `2026-01-${String(day).padStart(2, '0')}`,
      format: 't20',
      teams: [
        { side: aTeam(sides[0]).side, name: sides[0] },
        { side: aTeam(sides[1]).side, name: sides[1] },
      ],
    },
    outcome: {
      innings: [],
      result:
        kind === 'won'
          ? { kind, winner, margin: { runs: 4 } }
          : { kind: kind as 'tied', ...(kind === 'tied' && { winner, super_over: true }) },
    },
  }));

test('every number of a text is one of the facts of its sentence, whatever happened before', () => {
  let written = 0;
  fc.assert(
    fc.property(anyHistory, anySides, (history, sides) => {
      const text = preview(history, sides);
      for (const sentence of text?.flat() ?? []) {
        expect(unfoundedNumbers(sentence, sentence.bound)).toEqual([]);
        expect(Object.keys(sentence.bound)).toEqual(sentence.facts);
        expect(sentence.text).toMatch(/^[^\p{Ll}\s].*[^.\s]\.$/u);
        expect(sentence.text).not.toMatch(/undefined|null|NaN|[{}]| {2}|\.\./);
      }
      if (text) written += 1;
    }),
  );
  expect(written).toBeGreaterThan(0);
});

test('a text has 40 to 200 words, and form of fewer than three matches is not in it', () => {
  fc.assert(
    fc.property(anyHistory, anySides, (history, sides) => {
      const text = preview(history, sides);
      if (!text) return;
      const words = textOf(text).split(' ').length;
      expect(words).toBeGreaterThanOrEqual(40);
      expect(words).toBeLessThanOrEqual(200);
      for (const [team, name] of [
        ['first', sides[0]],
        ['second', sides[1]],
      ] as const) {
        const { side } = aTeam(name);
        const of = history.filter(({ match }) => match.teams.some(one => one.side === side));
        const facts = text.flat().flatMap(one => one.facts);
        if (of.length < 3) expect(facts).not.toContain(`${team}.form.of`);
      }
    }),
  );
});

test('the wins and defeats in a text are those of the newest matches', () => {
  fc.assert(
    fc.property(anyHistory, anySides, (history, sides) => {
      const bound = Object.assign(
        {},
        ...(preview(history, sides)?.flat() ?? []).map(one => one.bound),
      );
      const { side } = aTeam(sides[0]);
      const newest = history
        .filter(({ match }) => match.teams.some(one => one.side === side))
        .slice(0, 5);
      const record: string | undefined = bound['first.form.record']?.text;
      if (record === undefined) return;
      const won = newest.filter(({ match, outcome: { result } }) => {
        const isDecided = ['won', 'awarded', 'conceded'].includes(result?.kind ?? '');
        return isDecided && result?.winner != null && match.teams[result.winner].side === side;
      }).length;
      expect(Number(/(\d+) wins?\b/.exec(record)?.[1] ?? 0)).toBe(won);
      const numbers = record.match(/\d+/g) ?? [];
      expect(numbers.reduce((sum, one) => sum + Number(one), 0)).toBe(newest.length);
    }),
  );
});

test('reads as English from one match to many, with ties, no results and women', () => {
  const women: [string, string] = ['Ferns Women', 'Herons Women'];
  const history = played(
    { sides: women, day: 9, winner: 1 },
    { sides: women, day: 8, kind: 'tied' },
    { sides: women, day: 7, kind: 'no_result' },
    { sides: ['Herons Women', 'Ferns Women'], day: 6 },
    { day: 5 },
  );
  const text = textOf(preview(history, women) ?? []);

  expect(text).toContain('2 defeats, 1 tie and 1 without a result');
  expect(text).toContain('2 wins, 1 tie and 1 without a result');
  expect(text).toContain('January 9, 2026');
  expect(text).toContain(
    'Ferns Women have won none, Herons Women 2, 1 was tied and 1 had no result',
  );
  expect(text).toMatch(/Herons Women beat Ferns Women by 4 runs\./);
});

test('two sides that met once have that match alone', () => {
  const others = (name: string, day: number): Played => ({ sides: [name, 'Otters'], day });
  const history = played(
    { day: 9 },
    ...[8, 7].map(day => others('Ferns', day)),
    ...[6, 5].map(day => others('Herons', day)),
  );
  const text = textOf(preview(history, ['Ferns', 'Herons']) ?? []);

  expect(text).toMatch(/once|one meeting/);
  expect(text).not.toMatch(/1 times|1 wins|1 matches|have won/);
});

test('no text is written of a match about which little is known', () => {
  expect(preview([], ['Ferns', 'Herons'])).toBeNull();
  expect(preview(played({ day: 1 }), ['Ferns', 'Herons'], { toss: null, replay: null })).toBeNull();
});

test('a text with all that may be known has at least 120 words', () => {
  const days = [28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16];
  const history = played(...days.map((day): Played => ({ day, winner: day % 3 === 0 ? 1 : 0 })));
  const full = history.map(({ match, outcome }) => ({
    match,
    outcome: {
      ...outcome,
      innings: [
        { team: 0 as const, runs: 160, wickets: 6 },
        { team: 1 as const, runs: 156, wickets: 10 },
      ],
      toss: { winner: 0 as const, batted: true },
    },
  }));
  const text = preview(full, ['Ferns', 'Herons']) ?? [];

  expect(textOf(text).split(' ').length).toBeGreaterThanOrEqual(120);
  expect(previewSources(text).map(({ label }) => label)).toEqual([
    'ground',
    'form',
    'meetings',
    'match of January 28, 2026',
    ...(textOf(text).includes('A Batter has')
      ? ['A Batter', 'match-ups', 'A Bowler']
      : ['A Bowler', 'match-ups', 'A Batter']),
  ]);
});

describe('the phrases', () => {
  const lists = Object.values(phrases).flat(2);

  test('are all different and have no numbers', () => {
    expect(new Set(lists).size).toBe(lists.length);
    expect(lists.filter(phrase => /\d/.test(phrase))).toEqual([]);
  });

  test('give no advice and state no odds', () => {
    const advice =
      /\b(?:odds|bet|back|tip|value|favourites?|should|must|expect|likely|will|chance)\b/i;
    expect(lists.filter(phrase => advice.test(phrase))).toEqual([]);
  });
});
