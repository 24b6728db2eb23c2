import sharp from 'sharp';
import { languageFlags } from '@/components/blocks/bookmaker/language-flags';
import { nationFlags } from '@/lib/domain/match/nation-flags';

/*
 * Pages locate a flag by the index of its code: a list that changes without its sprite would show
 * other nations' flags.
 */
test.each([
  ['components/match/team/flags.webp', [...new Set(nationFlags.values())]],
  ['components/blocks/bookmaker/language-flags.webp', languageFlags],
])('%s has a square for each code', async (file, codes) => {
  const { width, height } = await sharp(file).metadata();

  expect(width).toBe(codes.length * height);
  expect(new Set(codes).size).toBe(codes.length);
});

test('language flags are in alphabetical order, like the sprite', () => {
  expect(languageFlags).toEqual([...languageFlags].sort());
});
