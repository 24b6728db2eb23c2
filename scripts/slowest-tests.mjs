const shown = 5;

/** Lines of the slowest tests in a report of Jest, the slowest first. */
export function slowestOfJest(report) {
  const tests = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      ms: duration ?? 0,
      title: `${name.split('/').at(-1)}: ${fullName}`,
    })),
  );
  return linesOf(tests);
}

/** The same in a report of Playwright. */
export function slowestOfPlaywright(report) {
  const testsOf = ({ specs = [], suites = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.flatMap(({ projectName, results }) =>
        results.map(({ duration }) => ({
          ms: duration,
          title: `${file}: ${title}, ${projectName}`,
        })),
      ),
    ),
    ...suites.flatMap(testsOf),
  ];
  return linesOf((report?.suites ?? []).flatMap(testsOf));
}

const linesOf = tests =>
  tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, shown)
    .map(({ ms, title }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`);
