/*
 * Unexpected console output fails the test. A test that expects output spies on the console or on
 * the log.
 */
process.env['LOG_LEVEL'] ??= 'silent';

const output: string[] = [];
const record =
  (level: string) =>
  (...words: unknown[]) =>
    void output.push(`console.${level}: ${words.map(String).join(' ')}`);

Object.assign(console, { error: record('error'), warn: record('warn') });

afterEach(() => {
  expect(output.splice(0)).toEqual([]);
});
