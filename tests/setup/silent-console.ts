/*
 * A silent console is an assertion: what nobody expected to be said fails the test. A test that
 * expects words spies on the console itself, or on the log that speaks.
 */
process.env['LOG_LEVEL'] ??= 'silent';

const said: string[] = [];
const hear =
  (level: string) =>
  (...words: unknown[]) =>
    void said.push(`console.${level}: ${words.map(String).join(' ')}`);

Object.assign(console, { error: hear('error'), warn: hear('warn') });

afterEach(() => {
  expect(said.splice(0)).toEqual([]);
});
