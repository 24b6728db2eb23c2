import { pino } from 'pino';
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
