import { stripVTControlCharacters } from 'node:util';

const shown = 5;

/** The tests in a report of Jest: title, duration in milliseconds, and the message if it failed. */
export const testsOfJest = report =>
  (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const file = name.split('/').at(-1);
    // A file that cannot be loaded has a message and no tests.
    if (assertionResults.length === 0 && message) return [{ ms: 0, title: file, error: message }];
    return assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
      ms: duration ?? 0,
      title: `${file}: ${fullName}`,
      error: status === 'failed' ? (failureMessages[0] ?? 'no message') : undefined,
    }));
  });

/** The same in a report of Playwright. */
export function testsOfPlaywright(report) {
  const testsOf = ({ specs = [], suites = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        ms: Math.max(0, ...results.map(({ duration }) => duration)),
        title: `${file}: ${title}, ${projectName}`,
        error:
          status === 'unexpected' ? (results.at(-1)?.error?.message ?? 'no message') : undefined,
      })),
    ),
    ...suites.flatMap(testsOf),
  ];
  return (report?.suites ?? []).flatMap(testsOf);
}

/** A line for each of the slowest tests, the slowest first. */
export const slowestOf = tests =>
  tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, shown)
    .map(({ ms, title }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`);

/** The title of each failed test, with the first lines of its message. */
export const failuresOf = tests =>
  tests
    .filter(({ error }) => error !== undefined)
    .map(({ title, error }) => {
      const lines = stripVTControlCharacters(error)
        .split('\n')
        .filter(line => line.trim() !== '');
      return [title, ...lines.slice(0, 8).map(line => `    ${line.slice(0, 200)}`)].join('\n');
    });
