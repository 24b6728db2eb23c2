import { log } from '@/lib/log';
import { optional, requireAny } from './optional';

const fails = (text: string) => Promise.reject(new Error(text));

describe('an optional part', () => {
  test.each([
    ['there', Promise.resolve(['a']), ['a']],
    ['empty', Promise.resolve([]), []],
    ['missing', Promise.resolve(null), ['fallback']],
  ])('an optional part that is %s is its value or the fallback', async (_name, part, expected) => {
    expect(await optional<string[] | null>(part, ['fallback'])).toEqual(expected);
  });

  test('a failed part is its fallback, and logged once', async () => {
    const warn = jest.spyOn(log, 'warn').mockImplementation();

    expect(await optional<string[]>(fails('down'), [])).toEqual([]);
    expect(warn.mock.calls).toEqual([[{ reason: 'Error: down' }, 'page part left out']]);
    warn.mockRestore();
  });
});

describe('a page of optional parts', () => {
  test('a page of optional parts is rendered while one part has loaded, even an empty one', async () => {
    await expect(requireAny([fails('a'), Promise.resolve(null)])).resolves.toBeUndefined();
  });

  test("a page of optional parts fails with the first part's error when all have failed", async () => {
    await expect(requireAny([fails('a'), fails('b')])).rejects.toThrow('a');
  });

  test('a page of no parts does not fail', async () => {
    await expect(requireAny([])).resolves.toBeUndefined();
  });
});
