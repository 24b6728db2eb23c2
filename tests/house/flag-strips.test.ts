import sharp from 'sharp';
import { languageFlags } from '@/components/blocks/language-flags';
import { nationFlags } from '@/lib/domain/nation-flags';

/*
 * Pages find a flag by its code's place in its list: a list that has grown without its strip would
 * show every nation under another one's flag.
 */
test.each([
  ['components/match/flags.webp', [...new Set(nationFlags.values())]],
  ['components/blocks/language-flags.webp', languageFlags],
])('%s has a square for each code', async (file, codes) => {
  const { width, height } = await sharp(file).metadata();

  expect(width).toBe(codes.length * height);
  expect(new Set(codes).size).toBe(codes.length);
});

test('language flags are listed as they are drawn', () => {
  expect(languageFlags).toEqual([...languageFlags].sort());
});
