import { projectFiles, textOf } from './project-files';

/*
 * Patterns that make browser tests guess, and what to use instead
 * (docs/how-to/write-a-browser-test.md).
 */
const refused: [pattern: RegExp, instead: string][] = [
  [/\.toPass\(/, 'make the state first, then assert it once'],
  [/waitForTimeout\(/, 'wait for what a visitor sees, or move the clock'],
  [/timers\/promises/, 'wait for what a visitor sees, or move the clock'],
  [/if \([^)]*Date\.now\(\)/, 'set the clock the assertion depends on'],
  [/__react/, 'page.goto waits until the page reports that it is ready'],
  [/\[class[*^$~|]?=/, 'a role, a name or a data attribute'],
  [/mode: 'serial'/, 'each test makes what it looks at'],
  [/retries: (?!0)/, 'find the cause'],
  [/as never/, 'a value of the type'],
];

const files = projectFiles().filter(file =>
  /^(?:tests\/(?:editor|journeys|system)\/|playwright)/.test(file),
);

test.each(refused)('no browser test has %s', (pattern, instead) => {
  const found = files.filter(file => pattern.test(textOf(file)));

  expect(found.map(file => `${file}: ${instead}`)).toEqual([]);
});

test('browser tests are found', () => {
  expect(files.length).toBeGreaterThan(10);
});
