import { eventStatus } from '@/lib/contract/event-status';
import type { MatchResult } from '@/lib/contract/match-result';
import type { Fixture, SourceScore } from '@/api/store/feeds/source-match';
import type { LinkedMatch } from './linked-match';
import { mergeEvent } from './merge-event';

const start = 1_795_680_000;
const day = 86_400;
const fixture: Fixture = {
  competition: 'Reed Cup',
  format: 't20',
  gender: 'men',
  teams: ['Knots', 'Auks'],
  start,
};

type Reported = { score?: SourceScore | null; settled?: MatchResult; lastSeenAt?: number };

const aMatch = (reported: Reported, now: number, changes: Partial<Fixture> = {}): LinkedMatch => ({
  ...{
    source: 'scorer',
    title: 'Scorer',
    since: 0,
    reportedAt: now,
    lastSeenAt: reported.lastSeenAt ?? now,
  },
  ...{ maxSilence: 60, confirms: true, score: reported.score ?? null },
  prices: reported.settled ? { markets: [], bookmakers: [], settled: reported.settled } : null,
  fixture: { ...fixture, ...changes },
});

/** The event that a source makes of a match, at a time after its start. */
function eventAt(seconds: number, score: SourceScore | null, changes: Partial<Fixture> = {}) {
  const now = start + seconds;
  return mergeEvent([aMatch({ score }, now, changes)], { eventId: 'm1', now, markOf: () => null });
}

/** The event of a source of scores and an exchange, whose sides are the other way round. */
function settledEventAt(seconds: number, score: SourceScore, settled: MatchResult, lastSeenAt = 0) {
  const now = start + seconds;
  const scorer = aMatch({ score, lastSeenAt: lastSeenAt ? start + lastSeenAt : now }, now);
  const exchange = aMatch({ settled }, now, { teams: ['The Auks', 'Knots'] });
  return mergeEvent([exchange, scorer], { eventId: 'm1', now, markOf: () => null });
}

const live = (text: string): SourceScore => ({ status: eventStatus.live, match_status: text });
const ended = (text: string): SourceScore => ({ status: eventStatus.past, match_status: text });

describe('the result of a match', () => {
  test('is the one that its source states', () => {
    const result = { kind: 'awarded', winner: 1 } as const;

    expect(eventAt(9000, { ...ended('Knots won by 3 runs'), result }).result).toEqual(result);
  });

  test('is read from the words of a source that states none', () => {
    expect(eventAt(9000, ended('Knots won by 3 runs')).result).toMatchObject({
      kind: 'won',
      winner: 0,
      margin: { runs: 3 },
    });
    expect(eventAt(9000, ended('Match abandoned, Knots won the toss')).result).toMatchObject({
      kind: 'abandoned',
      winner: null,
    });
  });

  test('is absent when the source states that it is not known, and in play', () => {
    expect(eventAt(9000, { ...ended('Knots won by 3 runs'), result: null }).result).toBeUndefined();
    const inPlay = { ...live('Knots won by 3 runs'), result: { kind: 'won', winner: 0 } as const };
    expect(eventAt(9000, inPlay).result).toBeUndefined();
  });
});

describe('the result of a settled market', () => {
  const auksWon = { kind: 'won', winner: 0 } as const;
  const past: SourceScore = { status: eventStatus.past, score: '120:121/4' };

  test('is that of a match whose score source states none, in the order of its sides', () => {
    const event = settledEventAt(9000, past, auksWon);

    expect(event).toMatchObject({ name: 'Knots - Auks', status: eventStatus.past });
    expect(event.result).toEqual({ kind: 'won', winner: 1 });
    // The site makes the sentence.
    expect(event.match_status).toBeNull();
  });

  test('leaves the words of the score source as they are', () => {
    expect(settledEventAt(9000, ended('A last-ball finish'), auksWon)).toMatchObject({
      match_status: 'A last-ball finish',
      result: { kind: 'won', winner: 1 },
    });
  });

  test.each([
    ['stated', { ...past, result: { kind: 'no_result' } as const }, { kind: 'no_result' }],
    ['in words', ended('Knots won by 3 runs'), { kind: 'won', winner: 0, margin: { runs: 3 } }],
  ])('does not replace a result that the score source has %s', (_, score, result) => {
    expect(settledEventAt(9000, score, auksWon).result).toMatchObject(result);
  });

  test('does not end a match whose score source goes on, unless that is silent', () => {
    const inPlay = { ...live('Auks need 2 runs'), score: '120:119/4' };

    expect(settledEventAt(9000, inPlay, auksWon)).toMatchObject({
      status: eventStatus.live,
      match_status: 'Auks need 2 runs',
    });
    expect(settledEventAt(9000, inPlay, auksWon).result).toBeUndefined();
    expect(settledEventAt(9000, inPlay, auksWon, 8900)).toMatchObject({
      status: eventStatus.past,
      match_status: null,
      score: '120:119/4',
      result: { kind: 'won', winner: 1 },
    });
  });

  test('ends a match that has no score source', () => {
    const now = start + 9000;
    const exchange = aMatch({ settled: { kind: 'drawn' } }, now);

    expect(mergeEvent([exchange], { eventId: 'm1', now, markOf: () => null })).toMatchObject({
      status: eventStatus.past,
      match_status: null,
      result: { kind: 'drawn' },
    });
  });

  test('is no result when its winner is neither of the sides', () => {
    const now = start + 9000;
    const scorer = aMatch({ score: past }, now);
    const other = aMatch({ settled: auksWon }, now, { teams: ['Terns', 'Knots'] });
    const event = mergeEvent([scorer, other], { eventId: 'm1', now, markOf: () => null });

    expect(event.result).toBeUndefined();
    expect(event.match_status).toBe('Ended');
  });
});

describe('a match that no flag ends', () => {
  test('goes on until no match of its kind is played any more, its reserve day included', () => {
    expect(eventAt(day + 9000, live('Auks need 12 runs')).status).toBe(eventStatus.live);
    expect(eventAt(3 * day, live('Auks need 12 runs'))).toMatchObject({
      status: eventStatus.past,
      match_status: 'Ended',
    });
  });

  test('has ended with its result when its words state one', () => {
    expect(eventAt(90 * day, live('No result - due to rain'))).toMatchObject({
      status: eventStatus.past,
      match_status: 'No result - due to rain',
      result: { kind: 'no_result' },
    });
  });

  test('has ended also when it never began', () => {
    const upcoming = { status: eventStatus.upcoming, match_status: 'Match not started' };

    expect(eventAt(3 * day, upcoming)).toMatchObject({
      status: eventStatus.past,
      match_status: 'Ended',
    });
  });

  test('lasts longer when it is of several days', () => {
    const test = { format: 'multi-day' } as const;

    expect(eventAt(5 * day, live('Stumps'), test).status).toBe(eventStatus.live);
    expect(eventAt(9 * day, live('Stumps'), test).status).toBe(eventStatus.past);
  });
});
