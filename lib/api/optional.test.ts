import { log } from '../log';
import { optional } from './optional';

const fails = (text: string) => Promise.reject(new Error(text));

describe('an optional part', () => {
  test.each([
    ['there', Promise.resolve(['a']), ['a']],
    ['empty', Promise.resolve([]), []],
    ['missing', Promise.resolve(null), ['fallback']],
  ])('that is %s', async (_name, part, shown) => {
    expect(await optional<string[] | null>(part, ['fallback'])).toEqual(shown);
  });

  test('that failed is what the fallback says, and logged once', async () => {
    const warn = jest.spyOn(log, 'warn').mockImplementation();

    expect(await optional<string[]>(fails('down'), [])).toEqual([]);
    expect(warn.mock.calls).toEqual([[{ reason: 'Error: down' }, 'page part left out']]);
    warn.mockRestore();
  });
});
