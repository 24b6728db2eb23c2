import { pino } from 'pino';
import { logLine } from '@/editor/server/log-line.mjs';
import { logFormat } from '@/editor/src/log-format';

it('logs lines of JSON with the date, the name of the level and no colours', () => {
  const lines: string[] = [];
  const log = pino(logFormat, { write: line => lines.push(line) });

  log.warn({ file: 'news/rain.md', reason: 'title: expected a text' }, 'not published');

  expect(lines.join('')).not.toContain('\u001b');
  expect(JSON.parse(lines.join(''))).toMatchObject({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    file: 'news/rain.md',
    reason: 'title: expected a text',
    msg: 'not published',
  });
});

it('gives the lines of the server the same form', () => {
  const line = logLine('error', 'request failed', { err: { message: 'no space\nleft' } });

  expect(line).toMatch(/^\{[^\n]+\}\n$/);
  expect(JSON.parse(line)).toEqual({
    level: 'error',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    name: 'editor',
    err: { message: 'no space\nleft' },
    msg: 'request failed',
  });
});
