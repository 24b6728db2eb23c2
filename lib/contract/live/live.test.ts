import { realFiles } from '@/tests/fixtures/real-feed';
import { wireCommentary } from '@/tests/fixtures/wire/wire-commentary';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';
import { SwitchGroup } from './live';
import { readFrame } from './read-frame';
import { ContractError } from '@/lib/contract/validation/contract-error';

const frame = (eventType: unknown, message: unknown, stamps = {}) =>
  JSON.stringify({ eventType, message, ...stamps });

describe('readFrame', () => {
  it('parses an event with its metadata', () => {
    const stamps = { group: 'event', seq: 9, from: 7, at: 1_795_681_200_000 };

    const read = readFrame(frame('event_updated', wireEvent(), stamps));

    expect(read.message).toMatchObject({ type: 'event_updated', events: [{ id: 5012 }] });
    expect(read.stamps).toEqual(stamps);
    expect(read.dropped).toEqual([]);
  });

  it('parses a partial event, and JSON text of one', () => {
    const text = JSON.stringify({ id: 5012, score: '62/1:117' });

    const { message } = readFrame(frame('event_updated', text));

    expect(message).toEqual({
      type: 'event_updated',
      events: [{ id: 5012, score: '62/1:117' }],
    });
  });

  it('parses a list of events without the invalid ones', () => {
    const { message, dropped } = readFrame(
      frame('event_updated', [{ id: 1 }, { score: '1:1' }, wireEvent({ id: 'x' })]),
    );

    expect(message).toMatchObject({ events: [{ id: 1 }, { id: 'x' }] });
    expect(dropped.map(({ path }) => path)).toEqual(['1']);
  });

  it('drops an invalid selection and keeps the event', () => {
    const markets = [
      { id: 1, name: 'Winner', selections: [{ id: 1, name: 'Ferns', odds: 1.4 }, { odds: 2 }] },
    ];

    const { message, dropped } = readFrame(frame('event_updated', { id: 5, markets }));

    expect(message).toMatchObject({ events: [{ markets: [{ selections: [{ name: 'Ferns' }] }] }] });
    expect(dropped.map(({ path }) => path)).toEqual(['0.markets.0.selections.1']);
  });

  it('parses commentary with its match, and as a bare list of innings', () => {
    const complete = readFrame(frame('commentary', { id: 5, innings: wireCommentary() }));
    const bare = readFrame(frame('commentary', wireCommentary()));

    expect(complete.message).toMatchObject({ type: 'commentary', id: 5, innings: [{ id: '2' }] });
    expect(bare.message).toMatchObject({ type: 'commentary', id: null, innings: [{ id: '2' }] });
  });

  it('parses a scorecard with its match, and a bare one', () => {
    const complete = readFrame(frame('match_info', { id: 5, match_info: wireMatchInfo() }));
    const bare = readFrame(frame('match_info', wireMatchInfo()));

    const info = { Matchdetail: { Team_Home: '40' } };
    expect(complete.message).toMatchObject({ type: 'match_info', id: 5, info });
    expect(bare.message).toMatchObject({ type: 'match_info', id: null, info });
  });

  it('parses an error as its text', () => {
    expect(readFrame(frame('error', 'no such group')).message).toEqual({
      type: 'error',
      text: 'no such group',
    });
  });

  it.each([
    ['text that is not JSON', 'pong'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '1e999'],
    ['no type', JSON.stringify({ message: {} })],
    ['an unknown type', frame('odds_updated', {})],
    ['a type that is a name of every object', frame('constructor', {})],
    ['a payload that is not JSON', frame('event_updated', '{')],
    ['no payload', JSON.stringify({ eventType: 'event_updated' })],
    ['an event without an id', frame('event_updated', { score: '1:1' })],
    ['commentary without innings', frame('commentary', { id: 5 })],
    ['a scorecard that is text', frame('match_info', '"soon"')],
    ['a scorecard that is null', frame('match_info', { id: 5, match_info: null })],
  ])('rejects %s with a ContractError', (_, text) => {
    expect(() => readFrame(text)).toThrow(ContractError);
  });
});

const hostile = realFiles('hostile/json/test_parsing', /\.json$/);
const torture = hostile.length > 0 ? it : it.skip;

torture('answers hostile JSON with a frame or a ContractError, never another error', () => {
  const payloads = hostile.flatMap(({ text }) => [
    text,
    `{"eventType":"event_updated","message":${text}}`,
    frame('commentary', text),
    frame('match_info', text),
  ]);

  const surprises = payloads.filter(text => {
    try {
      readFrame(text);
      return false;
    } catch (error) {
      return !(error instanceof ContractError);
    }
  });

  expect(surprises).toEqual([]);
});

describe('SwitchGroup', () => {
  it.each(['event', 'event_5012', 'event_reed-cup'])('accepts the group %s', message => {
    expect(SwitchGroup.safeParse({ type: 'switchGroup', message }).success).toBe(true);
  });

  it.each(['', 'event_', 'events', 'event_a b', 'event_../x', `event_${'a'.repeat(101)}`])(
    'rejects the group %p',
    message => {
      expect(SwitchGroup.safeParse({ type: 'switchGroup', message }).success).toBe(false);
    },
  );
});
