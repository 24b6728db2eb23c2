import { aMatch } from '@/tests/fixtures/match';
import { matchMetadata } from './metadata';

const imagesOf = (version: number | null) =>
  JSON.stringify(matchMetadata(aMatch({ version })).openGraph?.images);

test('the address of the share image changes with the match, since chats keep images by address', () => {
  expect(imagesOf(17)).toContain('/og/match/5012.png?v=17"');
  expect(imagesOf(18)).toContain('/og/match/5012.png?v=18"');
  expect(imagesOf(null)).toContain('/og/match/5012.png"');
});
