import { latestWarning, toSentence } from './plain-log.mjs';

const line = (entry: object) => JSON.stringify(entry);

test('returns the latest warning or error as a sentence, by level number or name', () => {
  const lines = [
    line({ level: 40, msg: 'an older warning' }),
    line({ level: 'error', msg: 'database not reached', err: { message: 'ECONNREFUSED' } }),
    line({ level: 30, msg: 'listening' }),
    'a stack trace',
  ].join('\n');

  expect(latestWarning(lines)).toBe('database not reached: ECONNREFUSED');
});

test('returns no sentence without a warning or error', () => {
  expect(latestWarning(line({ level: 30, msg: 'listening' }))).toBeNull();
  expect(latestWarning('')).toBeNull();
});

test('does not repeat a reason that the message contains', () => {
  expect(toSentence(line({ level: 50, msg: 'stopped: disk full', reason: 'disk full' }))).toBe(
    'stopped: disk full',
  );
});

test('returns lines that are not JSON unchanged', () => {
  expect(toSentence('Error: disk full')).toBe('Error: disk full');
});
