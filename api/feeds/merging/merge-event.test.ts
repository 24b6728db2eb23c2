import { eventStatus } from '@/lib/contract/event-status';
import type { Fixture, SourceScore } from '@/api/feeds/fragment';
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

/** The event that a source makes of a match, at a time after its start. */
function eventAt(seconds: number, score: SourceScore | null, changes: Partial<Fixture> = {}) {
  const now = start + seconds;
  const match: LinkedMatch = {
    ...{ source: 'scorer', title: 'Scorer', since: 0, saidAt: now, heardAt: now },
    ...{ maxSilence: 60, confirms: true, prices: null, score },
    fixture: { ...fixture, ...changes },
  };
  return mergeEvent([match], { eventId: 'm1', now, markOf: () => null });
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

  test('is absent when the source says that nobody knows it, and in play', () => {
    expect(eventAt(9000, { ...ended('Knots won by 3 runs'), result: null }).result).toBeUndefined();
    const inPlay = { ...live('Knots won by 3 runs'), result: { kind: 'won', winner: 0 } as const };
    expect(eventAt(9000, inPlay).result).toBeUndefined();
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
