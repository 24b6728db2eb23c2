import { demandOne } from './demand-one';

const fails = (text: string) => Promise.reject(new Error(text));

describe('a page of optional parts', () => {
  test('goes on while one part came, be it empty', async () => {
    await expect(demandOne([fails('a'), Promise.resolve(null)])).resolves.toBeUndefined();
  });

  test("fails with the first part's error when every one failed", async () => {
    await expect(demandOne([fails('a'), fails('b')])).rejects.toThrow('a');
  });

  test('of no parts does not fail', async () => {
    await expect(demandOne([])).resolves.toBeUndefined();
  });
});
